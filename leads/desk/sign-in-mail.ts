import { html } from "hono/html";
import type { Mail } from "../outbox/delivery.ts";
import { linkMinutes } from "./sign-in-link.ts";

export function buildSignInMail(mail: {
  from: string;
  email: string;
  link: string;
  messageId: string;
  now: Date;
}): Mail {
  const { email, from, link, messageId, now } = mail;
  const { host } = new URL(link);
  const intro = `Someone asked to sign in to the desk at ${host} with this email address. This link works once, within the next ${linkMinutes} minutes:`;
  const ignore = "If it wasn't you, ignore this email. Nobody can sign in without the link.";
  return {
    messageId,
    from,
    to: [email],
    subject: `Sign in to the desk at ${host}`,
    date: now,
    text: `${intro}\n\n${link}\n\n${ignore}\n`,
    html: String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sign in</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;color:#12171c">
<p>${intro}</p>
<p><a href="${link}" style="display:inline-block;padding:12px 20px;background:#12171c;color:#ffffff;border-radius:3px;text-decoration:none">Sign in</a></p>
<p style="word-break:break-all"><a href="${link}" style="color:#12171c">${link}</a></p>
<p>${ignore}</p>
</body>
</html>
`),
  };
}
