import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { screenText, stepTowards } from './screenText';

export interface SegmentsReaderProps {
  /** What the segments should show: a date or time, parts of one, or ''. */
  value: string;
  /** Reports what the segments show, as soon as the user changes it. */
  onRead: (text: string) => void;
}

/**
 * Keeps a field's text equal to its segments, which React Aria reports only while they are a whole date or time.
 * Stands among the segments, and renders nothing.
 */
export function SegmentsReader({ value, onRead }: SegmentsReaderProps) {
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
