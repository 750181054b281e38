import { definePages } from "../../engine/page.ts";
import { consentOpener } from "../../parts/consent/consent-opener.ts";
import { sampleFiles, samples } from "../../parts/samples/schema.ts";
import { legalNames, legalTexts } from "../../parts/texts/schema.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { paths } from "../../routes.ts";
import { LegalPage } from "./LegalPage.tsx";
import { SampleList, samplesId } from "./SampleList.tsx";
import { legalLabels } from "./schema.ts";

export default definePages({
  needs: { texts: legalTexts, labels: legalLabels, samples, sampleFiles },
  items: () => legalNames,
  address: (name) => ({ path: paths[name] }),
  head: ({ texts }, name) => {
    const text = texts[name];
    return { ...text, modified: text.revised ?? text.effective };
  },
  render: ({ texts, labels, samples, sampleFiles }, name) => (
    <LegalPage
      name={name}
      text={texts[name]}
      labels={labels}
      appendix={
        name === "disclaimer" && sampleFiles.length > 0
          ? {
              id: samplesId,
              text: samples.title,
              content: <SampleList words={samples} files={sampleFiles} />,
            }
          : undefined
      }
    >
      {name === "cookies" && (
        <Button {...consentOpener} className="no-print noscript:hidden">
          {labels.cookieSettings}
        </Button>
      )}
    </LegalPage>
  ),
});
