import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keeping } from '@/shared/testing/fieldStories';
import { SearchField } from './SearchField';

/** Search box of a list. Escape or the cross clears it. */
const meta = {
  title: 'Formularios/SearchField',
  component: SearchField,
  args: {
    label: 'Buscar pacientes',
    placeholder: 'Buscar por nombre, email o teléfono...',
    value: '',
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: '30rem' }}>{Story()}</div>],
  render: keeping(SearchField),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithText: Story = { args: { value: 'lópez' } };
export const Cleared: Story = {
  args: { value: 'lópez' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
