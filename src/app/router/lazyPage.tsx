import type { ComponentType } from 'react';
import type { Prefetch, Visit } from '@/shared/api';
import type { AppStore, Domain } from '@/shared/redux';
import { lateComponent } from '@/shared/ui/late-part';
import { FailedPage } from './FailedPage';

/** Exports of a page's `index.ts`: the screen, and the domains whose slices and listeners it needs. */
export interface PageModule {
  default: ComponentType;
  domains?: readonly Domain[];
  /** Queries to prefetch. Must not include a patient's record, because each access is logged. */
  prefetches?: (visit: Visit) => readonly Prefetch[];
}

/** A screen downloaded when first shown, or earlier if the user seems about to open it. */
export interface LazyPage {
  Screen: ComponentType;
  /** Downloads the code. Resolves when it is loaded or has failed. */
  preload: () => Promise<void>;
  /** Downloads the code and prefetches the screen's queries. Never rejects. */
  prefetch: (visit: Visit) => Promise<void>;
}

const ignore = () => undefined;

/** Creates a lazily loaded page. Its domains are added to the store before its first render. */
export function lazyPage(store: AppStore, load: () => Promise<PageModule>): LazyPage {
  let pending: Promise<PageModule> | undefined;
  const loadOnce = () => {
    pending ??= load().then(
      (module) => {
        store.load(module.domains ?? []);
        return module;
      },
      (error: unknown) => {
        // Allow another attempt after a failure (lost connection, new deployment).
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
