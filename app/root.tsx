import site from "content:site";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./app.css";
import { PersonaFromAddress } from "./features/persona/PersonaFromAddress.tsx";
import { earlyPersonaScript } from "./features/persona/persona-store.ts";
import archivo from "./fonts/archivo.woff2?url";
import geist from "./fonts/geist.woff2?url";

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
        <Links />
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
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <PersonaFromAddress />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
