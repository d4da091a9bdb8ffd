import { isObject } from '@/shared/lib/objects';
import { allSlices, type RecordedState } from './fold';
import type { RecordedAction, RecordedEntry } from './recording';
import { type FieldKind, type Shapes, shapesOfThisBuild, type SliceShape } from './shapes';

/**
 * What turns an old recording into one of this build, when a slice's fields or actions have changed. New
 * fields and new actions need none: they get the slice's initial value, and nobody has dispatched them.
 */
export interface Migration {
  /** Says what happened, e.g. `chat: draft became drafts`. Recorded, so it is never applied twice. */
  name: string;
  slice: string;
  /** Fields of the old shape that are gone or hold something else now, and actions that are gone. */
  replaces: readonly string[];
  /** The slice's state at the beginning of a recording. */
  state?: (slice: Record<string, unknown>) => Record<string, unknown>;
  /** An action of the slice; `null` leaves it out. */
  action?: (action: RecordedAction) => RecordedAction | null;
}

/** All migrations in the order in which they were needed. Never change or remove one. */
export const MIGRATIONS: readonly Migration[] = [];

/** The part of a file that depends on the shapes of slices. */
export interface Migrated {
  state: RecordedState;
  entries: readonly RecordedEntry[];
  /** Whether anything was changed, so that the final state is no longer the recorded one. */
  isChanged: boolean;
}

const KIND_NAMES: Readonly<Record<FieldKind, string>> = {
  null: 'vacío',
  list: 'lista',
  fields: 'campos',
  text: 'texto',
  number: 'número',
  boolean: 'sí o no',
};

/** Whether what an old slice kept in a field can stand there now. */
const fits = (before: FieldKind, now: FieldKind | undefined): boolean =>
  now !== undefined && (before === now || before === 'null' || now === 'null');

/** What of an old shape this build no longer knows, in words. */
function missingIn(
  slice: string,
  before: SliceShape,
  now: SliceShape | undefined,
  replaced: ReadonlySet<string>,
  used: ReadonlySet<string>,
): string[] {
  if (!now) return [];
  const fields = Object.entries(before.fields)
    .filter(([name, kind]) => !replaced.has(name) && !fits(kind, now.fields[name]))
    .map(([name, kind]) => `el campo «${slice}.${name}» (${KIND_NAMES[kind]})`);
  const actions = before.actions
    .filter((name) => !replaced.has(name) && !now.actions.includes(name) && used.has(`${slice}/${name}`))
    .map((name) => `la acción «${slice}/${name}»`);
  return [...fields, ...actions];
}

/** Adds the fields that a slice did not have when it was recorded. */
function withNewFields(state: RecordedState): { state: RecordedState; isChanged: boolean } {
  const filled: RecordedState = { ...state };
  let isChanged = false;
  for (const slice of allSlices()) {
    const value = state[slice.name];
    const initial: unknown = slice.getInitialState();
    if (!isObject(value) || !isObject(initial)) continue;
    if (Object.keys(initial).every((name) => name in value || initial[name] === undefined)) continue;
    filled[slice.name] = { ...initial, ...value };
    isChanged = true;
  }
  return { state: filled, isChanged };
}

function apply({ slice, state, action }: Migration, before: Migrated): Migrated {
  const own = before.state[slice];
  return {
    state: state && isObject(own) ? { ...before.state, [slice]: state(own) } : before.state,
    entries: action
      ? before.entries.flatMap((entry) => {
          if (!entry.action.type.startsWith(`${slice}/`)) return [entry];
          const migrated = action(entry.action);
          return migrated ? [{ ...entry, action: migrated }] : [];
        })
      : before.entries,
    isChanged: true,
  };
}

export interface OldRecording {
  state: RecordedState;
  entries: readonly RecordedEntry[];
  /** Shapes of the slices when it was recorded; none in files of the first version. */
  shapes: Shapes;
  /** Names of the migrations that the recording build knew. */
  migrations: readonly string[];
}

/**
 * Brings a recording to the shapes of this build. `missing` names each field and action for which a migration
 * would be needed; `unknown` the migrations of a later build.
 */
export function migrate(
  old: OldRecording,
  all: readonly Migration[] = MIGRATIONS,
  now: Shapes = shapesOfThisBuild(),
): { migrated: Migrated; missing: string[]; unknown: string[] } {
  const names = new Set(all.map(({ name }) => name));
  const due = all.filter(({ name }) => !old.migrations.includes(name));
  const used = new Set(old.entries.map(({ action }) => action.type));
  const missing = Object.entries(old.shapes).flatMap(([slice, before]) => {
    const replaced = new Set(due.filter((one) => one.slice === slice).flatMap(({ replaces }) => replaces));
    return missingIn(slice, before, now[slice], replaced, used);
  });
  const start: Migrated = { state: old.state, entries: old.entries, isChanged: false };
  const applied = due.reduce((file, migration) => apply(migration, file), start);
  const { state, isChanged } = withNewFields(applied.state);
  return {
    migrated: { ...applied, state, isChanged: applied.isChanged || isChanged },
    missing,
    unknown: old.migrations.filter((name) => !names.has(name)),
  };
}
