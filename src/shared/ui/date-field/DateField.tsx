import { type CalendarDate, parseDate } from '@internationalized/date';
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  DateField as AriaDateField,
  type DateFieldState,
  DateFieldStateContext,
  DateInput,
  DateSegment,
} from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { dateFault } from '@/contract/common/formats';
import { cx } from '@/shared/lib/css';
import { type FieldProps, FieldShell, splitFieldProps } from '../field-shell/FieldShell';
import controlStyles from '../field-shell/control.module.css';
import styles from './DateSegments.module.css';

/** Reads `YYYY-MM-DD`; `null` for anything else, including '' and a day that does not exist. */
export function readDate(value: string | undefined): CalendarDate | null {
  if (!value) return null;
  try {
    return parseDate(value.slice(0, 10));
  } catch {
    return null;
  }
}

/** Writes `YYYY-MM-DD`; '' without a date. */
export const writeDate = (value: { toString(): string } | null): string =>
  value === null ? '' : value.toString().slice(0, 10);

/** Focuses the first segment of a date or time, like a click on a native label. */
function focusFirstSegment(root: HTMLElement | null) {
  root?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
}

type Segment = DateFieldState['segments'][number];
type Part = 'year' | 'month' | 'day' | 'hour' | 'minute';

const DATE = /^(\d{4}|_{4})-(\d{2}|__)-(\d{2}|__)/;
const TIME = /^(\d{2}|__):(\d{2}|__)/;

/** Date or time that segments show, with `_` for parts that are not filled in; '' for none at all. */
function screenText(segments: readonly Segment[]): string {
  const find = (type: Segment['type']) => segments.find((segment) => segment.type === type);
  const digits = (type: Part, length: number) => {
    const value = find(type)?.value;
    return value == null ? '_'.repeat(length) : String(value).padStart(length, '0');
  };
  // An era is shown only before Christ, where no day of ours lies.
  const year = find('era') ? '0000' : digits('year', 4);
  const text = find('hour')
    ? `${digits('hour', 2)}:${digits('minute', 2)}`
    : `${year}-${digits('month', 2)}-${digits('day', 2)}`;
  return /\d/.test(text) ? text : '';
}

/** One step that brings the segments nearer to showing `text`; undefined once they do. */
function stepTowards(text: string, state: DateFieldState): (() => void) | undefined {
  const [, year, month, day] = DATE.exec(text) ?? [];
  const [, hour, minute] = TIME.exec(text) ?? [];
  const wanted: Record<string, string | undefined> = { year, month, day, hour, minute };
  for (const { type, value, isEditable } of state.segments) {
    if (!isEditable || !(type in wanted)) continue;
    const part = Number.parseInt(wanted[type] ?? '', 10);
    if (Number.isNaN(part)) {
      if (value != null) return () => state.clearSegment(type);
    } else if (value !== part) return () => state.setSegment(type as Part, part);
  }
  return undefined;
}

/** What a field's text says, and the value React Aria holds for it. */
interface Held<Whole> {
  text: string;
  whole: Whole | null;
}

/**
 * Value of a React Aria field whose text may be incomplete: the last whole one stays, because another would reset the
 * segments. `read` must give `null` for a text that is no whole value.
 */
export function useWholeValue<Whole>(
  text: string,
  read: (text: string) => Whole | null,
  onChange: (text: string) => void,
) {
  const [held, setHeld] = useState<Held<Whole>>(() => ({ text, whole: read(text) }));
  const fromOutside = useMemo(() => read(text), [read, text]);
  const whole = held.text === text ? held.whole : fromOutside;
  const change = (next: Held<Whole>) => {
    setHeld(next);
    onChange(next.text);
  };
  return { whole, change };
}

/** Props of a date field that takes effect at once, as a filter does: it hands over whole days only. */
export function useWholeDate(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState({ text: value, value });
  const [wasLeft, setWasLeft] = useState(false);
  const text = typed.value === value ? typed.text : value;
  const fault = text ? dateFault(text) : undefined;
  return {
    value: text,
    error: wasLeft ? fault : undefined,
    onBlur: () => setWasLeft(true),
    onChange: (next: string) => {
      const isWhole = !next || !dateFault(next);
      setTyped({ text: next, value: isWhole ? next : value });
      if (isWhole && next !== value) onChange(next);
    },
  };
}

interface SegmentsReaderProps {
  /** What the segments should show: a date or time, parts of one, or ''. */
  value: string;
  /** Reports what the segments show, as soon as the user changes it. */
  onRead: (text: string) => void;
}

/**
 * Keeps a field's text equal to its segments, which React Aria reports only while they are a whole date or time.
 * Stands among the segments, and renders nothing.
 */
function SegmentsReader({ value, onRead }: SegmentsReaderProps) {
  const date = useContext(DateFieldStateContext);
  const time = useContext(TimeFieldStateContext);
  const state = date ?? time;
  const text = state ? screenText(state.segments) : '';
  const known = useRef<string | null>(null);
  const shown = useRef(text);
  const isFilling = useRef(false);

  useLayoutEffect(() => {
    // On blur React Aria would move 31/02 to the last of February. It stays, and the form says that there is no such day.
    if (state) Object.assign(state, { confirmPlaceholder: () => undefined });
  }, [state]);

  const follow = useEffectEvent(() => {
    const before = shown.current;
    shown.current = text;
    if (value !== known.current) {
      known.current = value;
      isFilling.current = true;
    }
    if (isFilling.current) {
      // React Aria has no property for parts of a date, e.g. of a draft, so they are filled in one by one.
      const step = state ? stepTowards(value, state) : undefined;
      isFilling.current = step !== undefined;
      step?.();
    } else if (text !== before && text !== value) {
      known.current = text;
      onRead(text);
    }
  });
  useEffect(() => follow(), [text, value]);

  return null;
}

export interface DateSegmentsProps extends SegmentsReaderProps {
  /** Renders no border, because the surrounding group has one. */
  bare?: boolean;
}

/** Segments of a date or time. Each is a spin button: digits type, arrow keys step. */
export function DateSegments({ bare = false, ...reader }: DateSegmentsProps) {
  return (
    <DateInput className={cx(!bare && controlStyles.control, styles.input) ?? ''}>
      {(segment) => (
        <Fragment>
          {/* The state of the segments can be read only from among them; every date has one day, every time one hour. */}
          {(segment.type === 'day' || segment.type === 'hour') && <SegmentsReader {...reader} />}
          <DateSegment segment={segment} className={styles.segment ?? ''} />
        </Fragment>
      )}
    </DateInput>
  );
}

/** Props shared by React Aria's date and time fields. */
interface SegmentedFieldAttributes {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  name: string | undefined;
  onBlur: (() => void) | undefined;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  isDisabled: boolean | undefined;
  isRequired: boolean | undefined;
  isInvalid: boolean;
  validationBehavior: 'aria';
  shouldForceLeadingZeros: true;
}

interface SegmentedFieldProps extends FieldProps {
  children: (attributes: SegmentedFieldAttributes) => ReactNode;
}

/** Label, help and error for a field typed in segments (day, month, year; hour, minute), in es-ES. */
export function SegmentedField({ onBlur, children, ...field }: SegmentedFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const [shell, { name }] = splitFieldProps(field);

  return (
    <FieldShell {...shell} kind="group" onLabelClick={() => focusFirstSegment(root.current)}>
      {(control, labelId) => (
        <I18nProvider locale="es-ES">
          {children({
            ref: root,
            id: control.id,
            name,
            onBlur: onBlur && (() => onBlur()),
            'aria-labelledby': labelId,
            'aria-describedby': control['aria-describedby'],
            isDisabled: shell.disabled,
            isRequired: shell.required,
            isInvalid: Boolean(shell.error),
            validationBehavior: 'aria',
            shouldForceLeadingZeros: true,
          })}
        </I18nProvider>
      )}
    </FieldShell>
  );
}

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, parts of it, or empty. */
  value: string;
  /** What the field shows: `YYYY-MM-DD`, with `_` for parts that are not filled in, or empty. */
  onChange: (value: string) => void;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A date that people know and type, e.g. a date of birth: day, month, year. */
export function DateField({ value, onChange, min, max, ...field }: DateFieldProps) {
  const { whole, change } = useWholeValue(value, readDate, onChange);

  return (
    <SegmentedField {...field}>
      {(attributes) => (
        <AriaDateField
          {...attributes}
          value={whole}
          onChange={(next) => change({ text: writeDate(next), whole: next })}
          minValue={readDate(min) ?? undefined}
          maxValue={readDate(max) ?? undefined}
        >
          <DateSegments value={value} onRead={(text) => change({ text, whole })} />
        </AriaDateField>
      )}
    </SegmentedField>
  );
}
