import { useId, useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import styles from './PatientAlerts.module.css';

export interface CutTextProps {
  text: string;
  /** What the text is about, for the name of its button. */
  about: string;
}

/** Letters shown at once: two lines of the strip at most on a screen, three on a phone. */
const SHOWN = 90;

/** The beginning of a text up to a word's end, on one line. */
function beginningOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= SHOWN) return line;
  const cut = line.slice(0, SHOWN);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHOWN / 2)).replace(/[,;:.]$/, '')}…`;
}

/** A text of any length: its beginning, and a button that shows it whole. */
export function CutText({ text, about }: CutTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const beginning = beginningOf(text);
  if (!beginning.endsWith('…') || beginning === text.trim())
    return <span className={styles.text}>{text.trim()}</span>;
  return (
    <>
      <span id={id} className={styles.text}>
        {open ? text.trim() : beginning}
      </span>{' '}
      <span className={styles.more}>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? 'Ver menos' : 'Ver todo'}: ${about}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Ver menos' : 'Ver todo'}
        </Button>
      </span>
    </>
  );
}
