/** What the form sends, in JSON. */
export function buildBody(submissionId: string): string {
  return JSON.stringify({
    submissionId,
    name: "Bench",
    email: "bench@example.com",
    message: "Two sites, one turnaround.",
    consent: true,
    sourcePage: "/contact/",
  });
}
