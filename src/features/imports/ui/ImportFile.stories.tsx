import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FILE_REFUSALS } from '@/contract/imports';
import { ImportFile } from './ImportFile';

/** Elegir el archivo que se importa. */
const meta = {
  title: 'Funcionalidades/Importaciones/ImportFile',
  component: ImportFile,
  args: { onFile: fn() },
} satisfies Meta<typeof ImportFile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Appointments: Story = { args: { kind: 'appointments' } };
export const Reading: Story = { args: { reading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Refused: Story = { args: { failure: FILE_REFUSALS.encrypted } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
