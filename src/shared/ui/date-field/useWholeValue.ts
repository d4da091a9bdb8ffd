import { useMemo, useState } from 'react';

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
