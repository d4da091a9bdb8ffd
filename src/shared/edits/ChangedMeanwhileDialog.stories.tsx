import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChangedMeanwhileDialog } from './ChangedMeanwhile';

/** Two people changed the same: each field with both sides, of which the person chooses one. */
const meta = {
  title: 'Formularios/ChangedMeanwhileDialog',
  component: ChangedMeanwhileDialog,
  args: {
    clashes: [
      { field: 'phone', mine: '611 222 333', theirs: '600 111 222' },
      { field: 'allergies', mine: null, theirs: 'Látex' },
      { field: 'dateOfBirth', mine: '1980-12-23', theirs: '1980-12-02' },
    ],
    fields: {
      phone: { label: 'Teléfono' },
      allergies: { label: 'Alergias' },
      dateOfBirth: { label: 'Fecha de nacimiento' },
    },
    onSave: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta<typeof ChangedMeanwhileDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const NotChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar lo elegido' }));
    await expect(canvas.getAllByText('Elige qué se guarda')).toHaveLength(3);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const LongTexts: Story = {
  args: {
    clashes: [
      {
        field: 'notes',
        mine: 'Prefiere las mañanas.\n'.repeat(8),
        theirs: 'Trae el informe de la resonancia. '.repeat(12),
      },
    ],
    fields: { notes: { label: 'Notas' } },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
