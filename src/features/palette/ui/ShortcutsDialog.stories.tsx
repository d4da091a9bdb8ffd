import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LETTER_SHORTCUTS } from '../shortcuts';
import { ShortcutsDialog } from './ShortcutsDialog';

/** The list of keyboard shortcuts, behind `?`. */
const meta = {
  title: 'Funcionalidades/Búsqueda/ShortcutsDialog',
  component: ShortcutsDialog,
  args: { letters: LETTER_SHORTCUTS, lettersOn: true, onLettersSwitched: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LettersOff: Story = { args: { lettersOn: false } };
export const Administrator: Story = { args: { letters: LETTER_SHORTCUTS.slice(2, 6) } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
