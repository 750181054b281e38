/** One answer, and what it leads to (spec section 3, "Journey option"). */
export interface JourneyAnswer {
  id: string;
  /** The words of the answer itself. */
  option: string;
  title: string;
  description: string;
  recommendedModule?: { tag: string; name: string } | undefined;
  modulePath: string;
  ctaText: string;
}
