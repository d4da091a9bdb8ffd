import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { AppStore, Domain } from '@/shared/redux';

/** What a page's door exports: the screen, and the domains whose slices and listeners it needs. */
export interface PageModule {
  default: ComponentType;
  domains?: readonly Domain[];
}

/** A screen that is downloaded when first shown, or earlier by `preload` on the intent to go there. */
export interface LazyPage {
  Screen: LazyExoticComponent<ComponentType>;
  /** Comes to an end when the code is there, or could not be had. */
  preload: () => Promise<void>;
}

const ignore = () => undefined;

/** Makes a lazily loaded page; its domains are in the store before it renders for the first time. */
export function lazyPage(store: AppStore, load: () => Promise<PageModule>): LazyPage {
  let pending: Promise<PageModule> | undefined;
  const loadOnce = () => {
    pending ??= load().then(
      (module) => {
        store.load(module.domains ?? []);
        return module;
      },
      (error: unknown) => {
        // A failed download (lost connection, new deployment) must be tried again by the next visit.
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  return { Screen: lazy(loadOnce), preload: () => loadOnce().then(ignore, ignore) };
}
