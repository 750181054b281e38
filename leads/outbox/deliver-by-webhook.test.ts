import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";

/** From the reference implementations of Standard Webhooks. */
const vector = {
  secret: "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  seconds: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};

it("signs as the specification's example", () => {
  const { body, id, seconds, secret, signature } = vector;
  const time = new Date(seconds * 1000);
  expect(new Webhook(`whsec_${secret}`).sign(id, time, body)).toBe(signature);
  const key = Buffer.from(secret, "base64");
  const own = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  expect(`v1,${own}`).toBe(signature);
});
