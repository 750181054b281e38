import { usePage } from "./page-context.ts";
import { type PageRecord, recordId } from "./page-record.ts";

/**
 * At the end of each page: fetches its scripts once the first content and the first screen's
 * picture (`fetchpriority=high`) are painted, so that nothing competes with them; no later than the
 * load event, and immediately when the visitor touches the page. A page in a background tab paints
 * nothing and does not wait. What is pressed meanwhile is kept (`answerEarlyPress` in islands.ts).
 *
 * A page that was left before its scripts had come, and is shown again as it was
 * (back/forward cache), is loaded anew. It is the same on every page, so the content security policy needs one hash.
 */
const startScript = `(function(d){
d.onclick=function(event){d.earlyPress=event.target};
var started,record=JSON.parse(d.getElementById("${recordId}").textContent);
function start(){
if(started)return;
started=1;
record.preload.forEach(function(href){var link=d.createElement("link");link.rel="modulepreload";link.href=href;d.head.append(link)});
import(record.entry)
}
function afterPaint(){
if(started)return;
if(d.hidden)start();
else requestAnimationFrame(function(){requestAnimationFrame(start)})
}
function painted(){
var image=d.querySelector("img[fetchpriority=high]");
if(image)image.decode().then(afterPaint,afterPaint);
else start()
}
["pointerdown","keydown"].forEach(function(type){addEventListener(type,start,{once:true,capture:true,passive:true})});
addEventListener("load",afterPaint);
addEventListener("pageshow",function(event){if(event.persisted&&d.documentElement.dataset.live!=="")location.reload()});
new PerformanceObserver(function(list){if(list.getEntriesByName("first-contentful-paint").length)painted()}).observe({type:"paint",buffered:true})
})(document)`;

export function PageScripts() {
  const { edition, files, scripts } = usePage();
  const { entry, style } = files;
  const { language } = edition;
  const record: PageRecord = { entry, preload: [...scripts], style, language };
  // Nothing in it may end its element.
  const json = JSON.stringify(record).replaceAll("<", "\\u003c");
  return (
    <>
      <script
        id={recordId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
        dangerouslySetInnerHTML={{ __html: json }}
      />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        dangerouslySetInnerHTML={{ __html: startScript }}
      />
    </>
  );
}
