import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LONG_FIELD } from '@/shared/testing/fieldStories';
import { ScaleField } from './ScaleField';

/** Pain or effort from 0 to 10. No answer differs from 0. */
const meta = {
  title: 'Formularios/ScaleField',
  component: ScaleField,
  args: {
    label: 'Dolor en este momento',
    value: 3,
    anchors: { 0: 'Sin dolor', 5: 'Moderado', 10: 'El peor dolor imaginable' },
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: '42rem' }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ScaleField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
        {...(args.onClear && { onClear: () => setValue(null) })}
      />
    );
  },
} satisfies Meta<typeof ScaleField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'Indica tu nivel de dolor' } };
export const Unanswered: Story = { args: { value: null } };
export const Effort: Story = {
  args: { label: 'Esfuerzo percibido', anchors: { 0: 'Nada', 10: 'Máximo' }, value: 7 },
};
export const Help: Story = { args: { help: 'Toca el número que mejor lo describa.' } };
export const Clearable: Story = { args: { onClear: fn() } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: LONG_FIELD };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
