import type { ComponentType } from 'react';
import type { Role } from '@/contract/common/roles';
import type { Domain, Prefetch, Visit } from '../redux';
import type { IconComponent } from '../ui/icon';

/** What a screen downloads when it is first shown: the exports of its page. */
export interface ScreenModule {
  Component: ComponentType;
  /** Domains whose slices and listeners the screen needs; in the store before its first render. */
  domains?: readonly Domain[];
  /** Queries to prefetch. Must not include a patient's record, because each access is logged. */
  prefetches?: (visit: Visit) => readonly Prefetch[];
}

/** A signed-in screen: `route.ts` of its page. It comes with the shell, so it imports nothing of the screen. */
export interface ScreenRoute {
  /** The screen's paths, each with its title in the top bar and the document. */
  paths: Readonly<Record<string, string>>;
  /** Who may open it; others see the denial. */
  roles: readonly Role[];
  /** Its entry in the side menu, which leads to the first path. The menus are in app/shell/navigation. */
  menu?: { label: string; icon: IconComponent };
  lazy: () => Promise<ScreenModule>;
}
