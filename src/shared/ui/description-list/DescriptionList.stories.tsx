import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DescriptionList } from './DescriptionList';

/** Names and values of a record's fields. */
const meta = {
  title: 'Datos/DescriptionList',
  component: DescriptionList,
  args: {
    columns: 2,
    items: [
      { label: 'Email', value: 'ana.lopez@example.com' },
      { label: 'Teléfono', value: '600 123 456' },
      { label: 'Fecha de nacimiento', value: '23/04/1987' },
      { label: 'Dirección', value: null },
      { label: 'Tutor', value: false },
      { label: 'Alergias', value: 'Látex' },
      { label: 'Antecedentes médicos', value: 'Esguince de tobillo derecho en 2024.\\nSin cirugía previa.' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};
export const OneColumn: Story = { args: { columns: 1 } };
export const LongText: Story = {
  args: {
    items: [
      { label: 'Notas', value: 'Muy largo. '.repeat(80) },
      { label: 'Enlace', value: 'https://example.com/' + 'a'.repeat(160) },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
