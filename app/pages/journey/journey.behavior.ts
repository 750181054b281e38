export { showAnswer as follow, startAnswers as start } from "./show-answer.ts";
