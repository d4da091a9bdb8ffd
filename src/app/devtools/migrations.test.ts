import { sessionStarted } from '@/shared/identity';
import { preferencesSlice } from '@/shared/preferences';
import { testStore, THERAPIST } from '@/shared/testing';
import { toastRequested } from '@/shared/toasts';
import { type Migration, MIGRATIONS } from './migrations';
import { createRecorder } from './recorder';
import { readRecording, REFUSALS } from './readRecording';
import { foldRecording } from './replay';
import { routeSlice } from './route';
import type { SliceShape } from './shapes';

interface File {
  version: number;
  shapes: Record<string, { fields: Record<string, string>; actions: string[] }>;
  migrations: string[];
  initial: Record<string, Record<string, unknown>>;
  entries: { at: number; frame: number; action: { type: string } }[];
  signposts?: unknown;
}

/** A recording of this build, changed into one of another build. */
function recordedBy(change: (file: File) => void): string {
  const recorder = createRecorder({ nextFrame: (callback) => callback() });
  const { store } = testStore({
    domains: [{ name: 'route', slices: [routeSlice] }],
    middleware: [recorder.middleware],
  });
  recorder.attach(store);
  store.dispatch(sessionStarted(THERAPIST));
  store.dispatch(toastRequested({ message: 'Hola', variant: 'info' }));
  const file = JSON.parse(JSON.stringify(recorder.read())) as File;
  change(file);
  return JSON.stringify(file);
}

const shapeOf = (file: File, slice: string) => file.shapes[slice] as SliceShape & File['shapes'][string];

/** The former shape: toasts were called messages. */
const withMessages = (file: File) => {
  const { queue } = file.initial.toasts as { queue: unknown[] };
  file.initial.toasts = { messages: queue };
  shapeOf(file, 'toasts').fields = { messages: 'list' };
  shapeOf(file, 'toasts').actions.push('messageAsked');
  for (const { action } of file.entries)
    if (action.type === 'toasts/toastRequested') action.type = 'toasts/messageAsked';
};
const TO_TOASTS: Migration = {
  name: 'toasts: messages became queue',
  slice: 'toasts',
  replaces: ['messages', 'messageAsked'],
  state: ({ messages }) => ({ queue: messages }),
  action: (action) =>
    action.type === 'toasts/messageAsked' ? { ...action, type: 'toasts/toastRequested' } : action,
};

it('has a name of its own for each migration', () => {
  expect(new Set(MIGRATIONS.map(({ name }) => name)).size).toBe(MIGRATIONS.length);
});

it('replays a recording of this build as it is', () => {
  const recording = readRecording(recordedBy(() => undefined));
  expect([recording.isMigrated, foldRecording(recording).isProved]).toEqual([false, true]);
});

it('replays a recording of the first version', () => {
  const recording = readRecording(
    recordedBy((file) => {
      file.version = 1;
      for (const name of ['shapes', 'migrations', 'signposts'] as const) delete (file as Partial<File>)[name];
    }),
  );
  expect(recording.signposts).toBeNull();
  expect(foldRecording(recording).isProved).toBe(true);
});

it('gives a field that did not exist then its initial value', () => {
  const [field, initial] = Object.entries(preferencesSlice.getInitialState())[0] as [string, unknown];
  const recording = readRecording(
    recordedBy((file) => {
      delete file.initial.preferences?.[field];
      delete shapeOf(file, 'preferences').fields[field];
    }),
  );
  expect(recording.isMigrated).toBe(true);
  expect((recording.initial.state.preferences as Record<string, unknown>)[field]).toEqual(initial);
});

it('says which field and which action need a migration that does not exist', () => {
  const missing = ['el campo «toasts.messages» (lista)', 'la acción «toasts/messageAsked»'];
  expect(() => readRecording(recordedBy(withMessages))).toThrow(REFUSALS.missingMigration(missing));
});

it('migrates fields and actions by name, once', () => {
  const text = recordedBy(withMessages);
  const { states, recording } = foldRecording(readRecording(text, [TO_TOASTS]));
  expect(recording.isMigrated).toBe(true);
  expect((states.at(-1)?.toasts as { queue: unknown[] }).queue).toHaveLength(1);

  const later = recordedBy((file) => file.migrations.push(TO_TOASTS.name));
  expect(readRecording(later, [TO_TOASTS]).isMigrated).toBe(false);
});

it('names the migration of a later version that it does not know', () => {
  const later = recordedBy((file) => file.migrations.push('agenda: columns by room'));
  expect(() => readRecording(later)).toThrow(REFUSALS.laterMigration(['agenda: columns by room']));
});

it('leaves out an action that a migration drops, and the signposts whose moments would move', () => {
  const dropping: Migration = {
    ...TO_TOASTS,
    action: (action) => (action.type === 'toasts/messageAsked' ? null : action),
  };
  const recording = readRecording(recordedBy(withMessages), [dropping]);
  expect(recording.entries.some(({ action }) => action.type.startsWith('toasts/'))).toBe(false);
  expect(recording.signposts).toBeNull();
});
