import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { buildServerPage, ServerPageContext } from "./router/server-page.ts";

/**
 * React Router also renders an empty page and looks for its own scripts in it; this site has no such
 * page, and the build deletes the file (scripts/finish-build.ts).
 */
const fallback = "<!-- window.__reactRouterContext = window.__reactRouterRouteModules = -->";

/**
 * Renders a page whole: a prerendered page is a file, and one that came in pieces would need scripts
 * to put itself together.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (context.isSpaMode) return new Response(fallback);
  const page = import.meta.env.DEV ? undefined : buildServerPage(context);
  const stream = await renderToReadableStream(
    <ServerPageContext value={page}>
      <ServerRouter context={context} url={request.url} />
    </ServerPageContext>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(stream, { headers, status });
}
