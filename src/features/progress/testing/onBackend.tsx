import { THERAPIST, PATIENT, StoryStore, type FakeHandler } from '@/shared/testing';
import { progressDomain } from '../domain';
import { patientRoutineOf } from '../normalise';
import { rawRoutine } from './rawAnswers';

/** Long words and sentences, to see what breaks. */
export const LONG =
  'Programa de readaptación neuromuscular progresiva posquirúrgica del ligamento cruzado anterior, fase intermedia';

export const routineWith = (values: Record<string, unknown> = {}) => patientRoutineOf(rawRoutine(values));

/** Full-screen parts cannot share a docs page: each gets a frame of its own. */
export const FULL_SCREEN = {
  layout: 'fullscreen',
  docs: { story: { inline: false, iframeHeight: 760 } },
} as const;

interface StoryOptions {
  therapist?: boolean;
  /** Choices of the runner that the browser remembers. */
  views?: Record<string, string>;
}

/** Decorator: a store with the progress domain on a backend of these routes. */
export const onBackend = (
  routes: Record<string, FakeHandler>,
  { therapist = false, views = {} }: StoryOptions = {},
) => [
  (Story: () => React.JSX.Element) => (
    <StoryStore
      user={therapist ? THERAPIST : PATIENT}
      routes={routes}
      domains={[progressDomain]}
      preloadedState={{
        preferences: { theme: 'system', favouriteRoutines: [], views },
      }}
    >
      <Story />
    </StoryStore>
  ),
];
