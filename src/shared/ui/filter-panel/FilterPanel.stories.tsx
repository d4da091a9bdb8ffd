import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { NativeSelectField } from '../native-select-field/NativeSelectField';
import { FilterPanel } from './FilterPanel';

/** Filters of a list, collapsed until opened. */
const meta = {
  title: 'Estructura/FilterPanel',
  component: FilterPanel,
  args: { open: true, activeCount: 1, onClear: fn(), children: null },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <>
    <NativeSelectField
      label="Estado"
      placeholder="Todos los estados"
      value="SCHEDULED"
      onChange={fn()}
      options={[{ value: 'SCHEDULED', label: 'Programada' }]}
    />
    <NativeSelectField
      label="Paciente"
      placeholder="Todos los pacientes"
      value=""
      onChange={fn()}
      options={[{ value: '1', label: 'Ana López' }]}
    />
  </>
);
export const Open: Story = { args: { children: fields } };
export const NothingToClear: Story = { args: { children: fields, activeCount: 0 } };
export const Closed: Story = { args: { open: false } };
export const Phone: Story = {
  args: { children: fields },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
