import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keeping, LONG_FIELD } from '@/shared/testing/fieldStories';
import { DatePickerField } from './DatePickerField';

/** A date that people look up, in a calendar that starts on Monday. */
const meta = {
  title: 'Formularios/DatePickerField',
  component: DatePickerField,
  args: { label: 'Fecha', value: '2026-11-24', min: '2026-11-21', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}>{Story()}</div>],
  render: keeping(DatePickerField),
} satisfies Meta<typeof DatePickerField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'La fecha es obligatoria' } };
export const Empty: Story = { args: { value: '' } };
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(document.body).findByRole('heading', { name: /noviembre de 2026/i });
    const head = within(document.body).getByRole('grid').querySelectorAll('th');
    await expect(head[0]).toHaveTextContent(/lu/i);
  },
};
export const Help: Story = { args: { help: 'A partir de hoy.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: LONG_FIELD };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
