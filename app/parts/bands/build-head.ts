import type { PageHead } from "../head/page-head.ts";

interface BandPage {
  title: string;
  description: string;
  modified?: string | undefined;
  bands: readonly { band: string; items?: readonly object[] }[];
}

type Question = NonNullable<PageHead["faq"]>[number];

/** What search engines are told about a page of bands: its questions, too. */
export function buildHead({ title, description, modified, bands }: BandPage): PageHead {
  return {
    title,
    description,
    ...(modified && { modified }),
    faq: bands.flatMap(({ band, items = [] }) => (band === "faq" ? (items as Question[]) : [])),
  };
}
