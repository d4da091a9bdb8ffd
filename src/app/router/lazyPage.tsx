import type { ComponentType } from 'react';
import type { Prefetch, Visit } from '@/shared/api';
import type { AppStore, Domain } from '@/shared/redux';
import { lateComponent } from '@/shared/ui/late-part';
import { FailedPage } from './FailedPage';

/** Exports of a page's `index.ts`: the screen, and the domains whose slices and listeners it needs. */
export interface PageModule {
  default: ComponentType;
  domains?: readonly Domain[];
  /** Queries to prefetch. Never a patient's record: the access log notes each reading. */
  prefetches?: (visit: Visit) => readonly Prefetch[];
}

/** A screen that is downloaded when first shown, or earlier on the intent to go there. */
export interface LazyPage {
  Screen: ComponentType;
  /** Downloads the code. Comes to an end when it is there, or could not be had. */
  preload: () => Promise<void>;
  /** Downloads the code and prefetches the screen's queries. Never rejects either. */
  prefetch: (visit: Visit) => Promise<void>;
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
  const ask = (visit: Visit) => (module: PageModule) =>
    module.prefetches?.(visit).forEach((prefetch) => store.dispatch(prefetch));
  const Screen = lateComponent<object>(async () => (await loadOnce()).default, FailedPage);
  return {
    Screen,
    preload: Screen.preload,
    prefetch: (visit) => loadOnce().then(ask(visit), ignore),
  };
}
