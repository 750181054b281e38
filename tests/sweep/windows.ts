import type { Page } from "@playwright/test";

export interface Window {
  name: string;
  width: number;
  height: number;
  /** As a phone lays a page out. */
  mobile: boolean;
}

/** A window of the phone, and one of the desktop, which pages are opened in. */
export const phone: Window = { name: "phone", width: 390, height: 844, mobile: true };
export const desktop: Window = { name: "desktop", width: 1280, height: 800, mobile: false };

export const smallPhone: Window = { name: "small phone", width: 360, height: 640, mobile: true };

/** Upright and on its side. */
export const tablet: Window = { name: "tablet", width: 768, height: 1024, mobile: false };
export const wideTablet: Window = {
  name: "tablet on its side",
  width: 1024,
  height: 768,
  mobile: false,
};

/** 1280 px at 400 % zoom are a window of this size (WCAG 1.4.10). */
export const zoomed: Window = { name: "400 % zoom", width: 320, height: 256, mobile: false };

export type Resize = (window: Window) => Promise<void>;

/**
 * What turns a page's window into another, as the browser's developer tools do: opening the page
 * once more for each would take longer than most of what is checked in it.
 */
export async function followWindow(page: Page): Promise<Resize> {
  const session = await page.context().newCDPSession(page);
  let shown: Window | undefined;
  return async (window) => {
    if (window === shown) return;
    shown = window;
    const { width, height, mobile } = window;
    const metrics = { width, height, mobile, deviceScaleFactor: 1 };
    await session.send("Emulation.setDeviceMetricsOverride", metrics);
    await page.evaluate(async (query) => {
      while (!matchMedia(query).matches) await new Promise(requestAnimationFrame);
    }, `(width: ${width}px)`);
  };
}
