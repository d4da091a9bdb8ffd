import { ROUTES } from '@/shared/routes';

/** A sequence of two letters and the screen that it opens. */
export interface LetterShortcut {
  keys: readonly [first: string, second: string];
  label: string;
  to: string;
}

const shortcut = (keys: string, label: string, to: string): LetterShortcut => ({
  keys: [keys.charAt(0), keys.charAt(1)],
  label,
  to,
});

/** Letters for the screens of the staff; each role uses those whose screen it may open. */
export const LETTER_SHORTCUTS: readonly LetterShortcut[] = [
  shortcut('gd', 'Ir a Dashboard', ROUTES.dashboard),
  shortcut('gp', 'Ir a Pacientes', ROUTES.patients),
  shortcut('gc', 'Ir a Citas', ROUTES.appointments),
  shortcut('ge', 'Ir a Ejercicios', ROUTES.exercises),
  shortcut('gr', 'Ir a Rutinas', ROUTES.routines),
  shortcut('gh', 'Ir a Historial', ROUTES.history),
  shortcut('gm', 'Ir a Conversaciones', ROUTES.conversations),
  shortcut('nc', 'Nueva cita', ROUTES.newAppointment),
  shortcut('ns', 'Nueva sesión', ROUTES.newSession),
  shortcut('np', 'Nuevo paciente', ROUTES.newPatient),
];

/** What a key press asks for. `first` is a letter that may begin a sequence. */
export type Asked = { open: 'palette' | 'shortcuts' } | { to: string } | { first: string };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether Ctrl-K or ⌘K was pressed. */
export const isPaletteChord = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';

/**
 * What a single key asks for, after `first` where a sequence was begun; `null` for any other key. The key counts as it
 * is labelled, whether or not it needs Shift: `/` and `?` do on a Spanish keyboard.
 */
export function askedBy(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  first: string | null,
  letters: readonly LetterShortcut[],
): Asked | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '/') return { open: 'palette' };
  if (key === '?') return { open: 'shortcuts' };
  const letter = key.toLowerCase();
  const whole = letters.find(({ keys }) => keys[0] === first && keys[1] === letter);
  if (whole) return { to: whole.to };
  return letters.some(({ keys }) => keys[0] === letter) ? { first: letter } : null;
}

const TAKES_KEYS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="spinbutton"], [role="combobox"], [role="textbox"], [role="menu"], [role="listbox"], [role="grid"]';

/** Whether what has the focus takes letters itself, or a dialog is open over the page: no single key acts then. */
export function isTyping(document: Document): boolean {
  const focused = document.activeElement;
  return document.querySelector('dialog[open]') !== null || focused?.closest(TAKES_KEYS) != null;
}
