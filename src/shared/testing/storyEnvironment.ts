import { createContext } from 'react';
import type { Role } from '@/contract/common/roles';

/** Simulated network between a store and its backend. */
export interface Line {
  /** Milliseconds before each answer. */
  latency: number;
  offline: boolean;
}

/** Settings of Storybook's toolbars for connected stories. */
export interface StoryEnvironment {
  /** Role of the signed-in user; `null` means that the story decides. */
  role: Role | null;
  /** Read before each answer, so that a change affects open stories. */
  line: () => Line;
}

export const StoryEnvironmentContext = createContext<StoryEnvironment>({
  role: null,
  line: () => ({ latency: 0, offline: false }),
});
