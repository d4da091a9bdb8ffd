import type { Slice } from '@reduxjs/toolkit';
import { isObject } from '@/shared/lib/objects';
import { allSlices } from './fold';

/** What a field of a slice holds at first. A reader cannot know what a `null` may become. */
export type FieldKind = 'null' | 'list' | 'fields' | 'text' | 'number' | 'boolean';

/** Shape of one slice: its fields and its own actions. Enough to tell whether an old recording still fits. */
export interface SliceShape {
  fields: Readonly<Record<string, FieldKind>>;
  actions: readonly string[];
}

export type Shapes = Readonly<Record<string, SliceShape>>;

/** Kind of a field; undefined for a value that JSON omits. */
function kindOf(value: unknown): FieldKind | undefined {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (isObject(value)) return 'fields';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : undefined;
}

function shapeOf(slice: Slice): SliceShape {
  const initial: unknown = slice.getInitialState();
  const fields: Record<string, FieldKind> = {};
  if (isObject(initial))
    for (const [name, value] of Object.entries(initial)) {
      const kind = kindOf(value);
      if (kind) fields[name] = kind;
    }
  return { fields, actions: Object.keys(slice.actions).sort() };
}

let known: Shapes | undefined;

/** Shapes of all slices of this build, by name. A recording keeps them, for readers of later builds. */
export const shapesOfThisBuild = (): Shapes =>
  (known ??= Object.fromEntries(allSlices().map((slice) => [slice.name, shapeOf(slice)])));
