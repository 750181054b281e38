import site from "content:site";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, useRouteError } from "react-router";
import "./app.css";
import { ConsentedAnalytics } from "./chrome/ConsentedAnalytics.tsx";
import { ErrorPage } from "./chrome/ErrorPage.tsx";
import { FontFaces } from "./chrome/FontFaces.tsx";
import { Footer } from "./chrome/Footer.tsx";
import { Header } from "./chrome/Header.tsx";
import { RouteFocus } from "./chrome/RouteFocus.tsx";
import { ScrollPlace } from "./chrome/ScrollPlace.tsx";
import { SkipLink } from "./chrome/SkipLink.tsx";
import { StaleRoute } from "./chrome/StaleRoute.tsx";
import { reloadOnStaleChunk } from "./chrome/stale-chunk.ts";
import { ConsentBanner } from "./features/consent/ConsentBanner.tsx";
import { AttributionCapture } from "./features/contact/AttributionCapture.tsx";
import { PersonaFromAddress } from "./features/persona/PersonaFromAddress.tsx";
import { earlyPersonaScript } from "./features/persona/persona-store.ts";
import { notify } from "./features/toasts/notices.ts";
import { Toasts } from "./features/toasts/Toasts.tsx";
import archivo from "./fonts/archivo.woff2?url";
import geist from "./fonts/geist.woff2?url";
import { PageScripts } from "./router/PageScripts.tsx";
import { PageStyle, useSheets } from "./router/PageStyles.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The early script puts the persona on this element before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site.themeColor} />
        <Meta />
        {[archivo, geist].map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <FontFaces />
        {import.meta.env.DEV ? <Links /> : <PageStyle />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: earlyPersonaScript }}
        />
      </head>
      <body>
        {children}
        {import.meta.env.DEV ? <Scripts /> : <PageScripts />}
      </body>
    </html>
  );
}

export default function App() {
  const hasSheets = useSheets();
  return (
    <>
      <PersonaFromAddress />
      <AttributionCapture />
      <SkipLink />
      {/* Early in the reading order: it asks before anything else does. */}
      <div data-behind-menu>{hasSheets && <ConsentBanner onSaved={notify} />}</div>
      <Header />
      <main id="main" tabIndex={-1} data-behind-menu className="pt-(--header-height) print:pt-0">
        <Outlet />
      </main>
      <Footer />
      <Toasts />
      <RouteFocus />
      <ScrollPlace />
      <StaleRoute />
      <ConsentedAnalytics />
    </>
  );
}

/** A page that breaks never takes the way home with it. */
export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(() => {
    reloadOnStaleChunk(error);
  }, [error]);
  const details = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return <ErrorPage details={details} />;
}
