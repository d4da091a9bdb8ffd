import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { guessMapping } from '@/contract/importFields';
import { IMPORT_MESSAGES } from '@/contract/imports';
import { TABLE_FIXTURE } from '../fixtures';
import { ImportColumns } from './ImportColumns';

/** Qué dato lleva cada columna del archivo. */
const meta = {
  title: 'Funcionalidades/Importaciones/ImportColumns',
  component: ImportColumns,
  args: {
    ...TABLE_FIXTURE,
    mapping: guessMapping(TABLE_FIXTURE.headings),
    onMap: fn(),
    onCheck: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ImportColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutName: Story = { args: { mapping: TABLE_FIXTURE.headings.map(() => null) } };
export const Failed: Story = { args: { failure: IMPORT_MESSAGES.checkFailed } };
export const LongTexts: Story = {
  args: {
    headings: ['Nombre y apellidos del paciente tal como constan en su documento de identidad', 'Notas'],
    rows: [['María Dolores '.repeat(8).trim(), 'Otorrinolaringología. '.repeat(20).trim()]],
    mapping: ['name', 'notes'],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
