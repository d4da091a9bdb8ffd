import { createContext } from 'react';
import type { Role } from '@/contract/common/roles';

/** The state of the line between a store and its backend. */
export interface Line {
  /** Milliseconds before each answer. */
  latency: number;
  offline: boolean;
}

/** Choices of the catalogue's toolbars for every connected story. */
export interface StoryEnvironment {
  /** Role of the signed-in user; `null` leaves it to the story. */
  role: Role | null;
  /** Asked before each answer, so that a change holds for stories that are open. */
  line: () => Line;
}

export const StoryEnvironmentContext = createContext<StoryEnvironment>({
  role: null,
  line: () => ({ latency: 0, offline: false }),
});
