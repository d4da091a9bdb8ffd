import type { FormikProps } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  changesOf,
  type EditClash,
  type EditShape,
  type Fields,
  isSame,
  valueAt,
  withValues,
} from '@/contract/edits';
import { clashesOf } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { reopened, useDraft } from '@/shared/drafts/useDraft';

/** Whose value of a clashing field is kept. */
export type Side = 'mine' | 'theirs';

/** Body of an update: the documented one, or on our server only what differs from what was read. */
export const editBody = <Input extends object>(read: Input, input: Input, shape?: EditShape): Input =>
  changesOf(read as Fields, input as Fields, shape) as unknown as Input;

type Known = readonly (readonly [field: string, value: unknown])[];

/** What belongs together with a clash and is no clash itself: it is stored as it was sent. */
function agreedIn(clashes: readonly EditClash[], sent: Fields, { together = [] }: EditShape = {}): Known {
  const isMet = (field: string) => clashes.some((one) => one.field === field);
  return together
    .filter((group) => group.some(isMet))
    .flatMap((group) => group.filter((field) => !isMet(field)))
    .map((field) => [field, valueAt(sent, field)] as const);
}

/** What a refused edit says is stored by now, of what it met. */
export function knownFrom(error: unknown, sent: object, shape?: EditShape): Known {
  const clashes = clashesOf(error);
  const theirs = clashes.map(({ field, theirs: value }) => [field, value] as const);
  return [...theirs, ...agreedIn(clashes, sent as Fields, shape)];
}

/** Edits of what is changed without a form, for example by a button of a row: `from` gives the body. */
export function useRowEdits() {
  const isKnown = useCapability('edits') ?? false;
  return {
    from: <Input extends object>(read: Input, input: Input, shape?: EditShape): Input =>
      isKnown ? editBody(read, input, shape) : input,
  };
}

/** What a form that edits sends, and what it met meanwhile. */
export interface Edits<Input> {
  /** Whether the backend merges edits. */
  isKnown: boolean;
  /** The body for what the form would send. */
  bodyOf: (input: Input) => Input;
  /** `onFailed` of the form's submission: takes a clash, and shows it in `<ChangedMeanwhile>`. */
  meets: (error: unknown) => boolean;
  /** Fields to choose for, with what the person typed; none while nothing clashes. */
  clashes: readonly EditClash[];
  /** Keeps the chosen side of each clashing field in the next body. */
  settle: (keeps: Readonly<Record<string, Side>>) => void;
  /** Goes back to the form. */
  putOff: () => void;
}

/**
 * Edits of a form. `read` is what it would send for what it opened with, `undefined` while it creates. A backend that
 * does not name `edits` gets the documented body.
 */
export function useEdits<Input extends object>(read: Input | undefined, shape?: EditShape): Edits<Input> {
  const isKnown = useCapability('edits', { skip: !read }) ?? false;
  const sent = useRef<Fields>({});
  const wanted = useRef<Fields>({});
  const base = useRef(read);
  const settled = useRef<(EditClash & { keeps: Side | undefined })[]>([]);
  const [clashes, setClashes] = useState<readonly EditClash[]>([]);
  return {
    isKnown,
    bodyOf(input) {
      if (!isKnown || !read) return input;
      sent.current = input as Fields;
      // Once it was saved, the form is open on something else.
      if (!isSame(base.current, read)) settled.current = [];
      base.current = read;
      const known = settled.current.map(({ field, theirs }) => [field, theirs] as const);
      // Who typed something else since then wants that.
      const taken = settled.current
        .filter(({ field, mine, keeps }) => keeps === 'theirs' && isSame(valueAt(sent.current, field), mine))
        .map(({ field, theirs }) => [field, theirs] as const);
      wanted.current = withValues(sent.current, taken);
      return editBody(withValues(read as Fields, known), wanted.current, shape) as Input;
    },
    meets(error) {
      const met = clashesOf(error).map((one) => ({ ...one, mine: valueAt(sent.current, one.field) }));
      setClashes(met);
      return met.length > 0;
    },
    clashes,
    settle(keeps) {
      const known = [
        ...clashes.map((one) => ({ ...one, keeps: keeps[one.field] })),
        ...agreedIn(clashes, wanted.current, shape).map(([field, value]) => ({
          ...{ field, mine: value, theirs: value },
          keeps: undefined,
        })),
      ];
      const others = settled.current.filter(({ field }) => known.every((one) => one.field !== field));
      settled.current = [...others, ...known];
      setClashes([]);
    },
    putOff: () => setClashes([]),
  };
}

/**
 * A form that stays open: it follows what is stored until somebody types, and begins anew with what was saved. What was
 * typed since `sent` was on its way stays. `stored` keeps its identity while nothing changes. Pass `form` to Formik as
 * `innerRef`.
 */
export function useOpenForm<Values extends object>(draftName: string, stored: Values) {
  const form = useRef<FormikProps<Values>>(null);
  const seen = useRef(stored);
  const [pristine, setPristine] = useState(stored);
  const draft = useDraft(draftName, pristine);
  const { reread } = draft;

  const begin = useCallback(
    (saved: Values, sent: Values) => {
      const values = form.current?.values ?? sent;
      const { found = saved, read = saved } = reopened({ values, read: sent }, saved);
      setPristine(saved);
      reread(read);
      form.current?.resetForm({ values: found });
    },
    [reread],
  );

  useEffect(() => {
    if (seen.current === stored) return;
    seen.current = stored;
    if (form.current && isSame(form.current.values, pristine)) begin(stored, pristine);
  }, [begin, pristine, stored]);

  return { form, pristine, draft, read: draft.read ?? pristine, begin };
}
