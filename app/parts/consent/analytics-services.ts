/** Names of the analytics services that this build was set up with; empty where there are none. */
export const analyticsServices: readonly string[] = import.meta.env.VITE_ANALYTICS_SERVICES ?? [];
