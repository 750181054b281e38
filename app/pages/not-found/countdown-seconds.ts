/** Long enough to read the page and to stop the countdown (WCAG 2.2.1). */
export const countdownSeconds = 20;
