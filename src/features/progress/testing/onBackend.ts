import { inStore } from '@/shared/testing/StoryStore';
import type { FakeHandler } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { progressDomain } from '../domain';
import { patientRoutineOf } from '../normalise';
import { rawRoutine } from './rawAnswers';

/** Long words and sentences, to test the layout. */
export const LONG =
  'Programa de readaptación neuromuscular progresiva posquirúrgica del ligamento cruzado anterior, fase intermedia';

export const routineWith = (values: Record<string, unknown> = {}) => patientRoutineOf(rawRoutine(values));

/** Gives each story its own frame, because full-screen parts cannot share a docs page. */
export const FULL_SCREEN = {
  layout: 'fullscreen',
  docs: { story: { inline: false, iframeHeight: 760 } },
} as const;

interface StoryOptions {
  therapist?: boolean;
  /** Stored settings of the runner. */
  views?: Record<string, string>;
}

/** Decorator: a store with the progress domain and a fake backend with these routes. */
export const onBackend = (
  routes: Record<string, FakeHandler>,
  { therapist = false, views = {} }: StoryOptions = {},
) =>
  inStore({
    user: therapist ? THERAPIST : PATIENT,
    routes,
    domains: [progressDomain],
    preloadedState: { preferences: { theme: 'system', favouriteRoutines: [], recentEntries: [], views } },
  });
