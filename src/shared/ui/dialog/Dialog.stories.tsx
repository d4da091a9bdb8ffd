import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { Button } from '../button/Button';
import { ComboBoxField } from '../combo-box-field/ComboBoxField';
import { DatePickerField } from '../date-picker-field/DatePickerField';
import { TextAreaField } from '../text-area-field/TextAreaField';
import { TextField } from '../text-field/TextField';
import { Dialog } from './Dialog';

function Fields() {
  const [patient, setPatient] = useState('');
  const [date, setDate] = useState('2026-11-24');
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField label="Nombre" required value="Fortalecimiento de core" onChange={() => {}} />
      <ComboBoxField
        label="Paciente"
        value={patient}
        onChange={setPatient}
        options={[
          { value: '1', label: 'Ana López', description: 'ana@example.com' },
          { value: '2', label: 'Álvaro Núñez', description: 'alvaro@example.com' },
        ]}
      />
      <DatePickerField label="Inicio" value={date} onChange={setDate} />
      <TextAreaField label="Notas" value="" onChange={() => {}} rows={4} />
    </div>
  );
}

const footer = (
  <>
    <Button>Cancelar</Button>
    <Button variant="primary">Crear rutina</Button>
  </>
);

/** A modal based on the native dialog element. It fills the screen of a phone. */
const meta = {
  title: 'Superficies/Dialog',
  component: Dialog,
  args: { open: true, title: 'Nueva Rutina', onClose: fn(), children: <Fields />, footer },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = {
  args: { size: 'sm', title: 'Aviso', children: 'La sesión se guardó.', footer: undefined },
};
export const Large: Story = { args: { size: 'lg', description: 'Los ejercicios se añaden abajo.' } };
export const Full: Story = { args: { size: 'full' } };
export const LongText: Story = {
  args: {
    title: 'Un título que ocupa más de una línea porque el ejercicio se llama así de largo',
    children: 'Texto largo. '.repeat(400),
  },
};
/** Lists open inside the dialog, above its content. */
export const ListInside: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox');
    await waitFor(async () => {
      // On a documentation page a dialog in another frame may take the focus, which closes the list.
      if (box.getAttribute('aria-expanded') !== 'true') {
        await userEvent.clear(box);
        await userEvent.type(box, 'a');
      }
      await expect(within(canvasElement).getByRole('option', { name: /Ana López/ })).toBeVisible();
    });
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Focus moves into the dialog, and back to the button that opened it. */
export const FocusReturns: Story = {
  args: { open: false },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Nueva rutina</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Nueva rutina' });
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
