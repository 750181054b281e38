export { startHomeCountdown as follow } from "./home-countdown.ts";
