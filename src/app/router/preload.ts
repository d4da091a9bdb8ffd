import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';
import type { Pages } from './definePages';
import { SIGNED_IN_ROUTES } from './routeTable';

/** Begins to download the screen at `path`; nothing where there is none. */
export function preloadPath(pages: Pages, path: string): void {
  const route = SIGNED_IN_ROUTES.find((entry) => matchPath(entry.path, path));
  if (route) void pages[route.page].preload();
}

const PreloadContext = createContext<(path: string) => void>(() => undefined);

/** Gives the shell's links a way to download a screen on the intent to go there. */
export const PreloadProvider = PreloadContext;

/** Download of a screen on hover or focus of a link to it. */
export const usePreload = (): ((path: string) => void) => use(PreloadContext);
