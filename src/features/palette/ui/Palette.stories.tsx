import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PALETTE_EXAMPLE } from '../fixtures';
import { Palette } from './Palette';

const typed =
  (text: string): StoryObj['play'] =>
  async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox');
    await userEvent.type(box, text);
    await expect(box).toHaveValue(text);
  };

/** Search over the whole application: Ctrl-K, `/` or the menu's button. */
const meta = {
  title: 'Funcionalidades/Búsqueda/Palette',
  component: Palette,
  args: {
    contents: PALETTE_EXAMPLE,
    notice: null,
    recent: ['patient:2', 'newAppointment:patient:1'],
    onChosen: fn(),
    onShortcuts: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recent: Story = {};
export const FirstTime: Story = { args: { recent: [] } };
export const Found: Story = { play: typed('man') };
export const ActionForPatient: Story = { play: typed('nueva cita manuel') };
export const NothingFound: Story = { play: typed('zzz') };
export const Loading: Story = { args: { notice: 'Cargando pacientes, ejercicios y rutinas...' } };
export const PatientsMissing: Story = {
  args: {
    contents: { ...PALETTE_EXAMPLE, patients: [] },
    notice: 'No se han podido cargar los pacientes: se busca en lo demás.',
  },
};
export const LongNames: Story = {
  args: {
    contents: {
      ...PALETTE_EXAMPLE,
      patients: PALETTE_EXAMPLE.patients.map((entry) => ({
        ...entry,
        title: `${entry.title} de las Heras y Fernández de Córdoba-Villanueva`,
      })),
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const HighContrast: Story = { globals: { theme: 'contrast' }, play: typed('man') };
