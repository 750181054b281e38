/** Does before the first paint what wake-shift.ts does once the scripts are there: the start never flashes. */
export const earlyStepScript =
  'document.documentElement.toggleAttribute("data-resumes",new URLSearchParams(location.search).has("step"))';
