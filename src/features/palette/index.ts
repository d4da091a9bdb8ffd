export { paletteDomain } from './domain';
export type { PaletteContents, PaletteEntry, PatientAction } from './entries';
export { LETTER_SHORTCUTS, type LetterShortcut } from './shortcuts';
export { paletteClosed, paletteOpened, selectPaletteOpen, shortcutsOpened } from './slice';
export { Palette } from './ui/Palette';
export { ShortcutsDialog } from './ui/ShortcutsDialog';
export { useLettersOn, useShortcuts } from './useShortcuts';
