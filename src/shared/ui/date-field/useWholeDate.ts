import { useState } from 'react';
import { dateFault } from '@/contract/common/formats';

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
