import { Fragment } from 'react';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { TOAST_KEY } from '@/shared/toasts/slice';
import { ToggleSwitch } from '@/shared/ui/toggle-switch/ToggleSwitch';
import type { LetterShortcut } from '../shortcuts';
import styles from './ShortcutsDialog.module.css';

export interface ShortcutsDialogProps {
  letters: readonly LetterShortcut[];
  lettersOn: boolean;
  onLettersSwitched: (on: boolean) => void;
  onClose: () => void;
}

interface Row {
  keys: readonly string[];
  /** Said between two keys. */
  joined: 'o' | 'y luego';
  label: string;
}

const SINGLE: readonly Row[] = [
  { keys: ['Ctrl K', '/'], joined: 'o', label: 'Buscar en la consulta' },
  { keys: [TOAST_KEY], joined: 'o', label: 'Ir al botón del último aviso, y volver' },
  { keys: ['?'], joined: 'o', label: 'Ver los atajos' },
];

/**
 * The keyboard shortcuts of the staff. Those of single letters can be switched off, because speech input may press
 * letters that nobody meant (WCAG 2.1.4).
 */
export function ShortcutsDialog({ letters, lettersOn, onLettersSwitched, onClose }: ShortcutsDialogProps) {
  const rows = [
    ...SINGLE,
    ...letters.map(({ keys, label }): Row => ({
      keys: keys.map((key) => key.toUpperCase()),
      joined: 'y luego',
      label,
    })),
  ];
  return (
    <Dialog
      open
      title="Atajos de teclado"
      description="No actúan mientras escribes en un campo; Ctrl K y F8, siempre."
      onClose={onClose}
      closeOnBackdrop
    >
      <dl className={styles.list}>
        {rows.map(({ keys, joined, label }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.keys}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ` ${joined} `}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ToggleSwitch
        label="Atajos de una tecla"
        help="Apágalos si dictas o si una tecla suelta te cambia de pantalla. Ctrl K y F8 siguen funcionando."
        value={lettersOn}
        onChange={onLettersSwitched}
      />
    </Dialog>
  );
}
