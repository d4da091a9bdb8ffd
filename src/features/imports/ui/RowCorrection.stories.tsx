import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { IMPORT_MESSAGES } from '@/contract/imports';
import { CORRECTIONS_FIXTURE } from '../fixtures';
import { RowCorrection } from './ReviewRows';

const corrections = { ...CORRECTIONS_FIXTURE, onType: fn(), onCheck: fn() };
const [cell] = CORRECTIONS_FIXTURE.faultsOf(1).cells;

/** Las celdas de una fila que no se puede importar, para corregirlas donde están. */
const meta = {
  title: 'Funcionalidades/Importaciones/RowCorrection',
  component: RowCorrection,
  args: { place: 1, line: 3, outcome: 'Todavía no se puede importar.', corrections },
} satisfies Meta<typeof RowCorrection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Several: Story = { args: { place: 2 } };
export const Checking: Story = {
  args: { corrections: { ...corrections, last: { row: 1, isChecking: true, failure: null } } },
};
export const StillWrong: Story = { args: { corrections: { ...corrections, corrected: [1] } } };
export const Corrected: Story = {
  args: {
    outcome: 'Corregida: se importará.',
    corrections: {
      ...corrections,
      corrected: [1],
      faultsOf: () => ({
        cells: cell ? [{ ...cell, value: '12/03/1980', message: undefined }] : [],
        texts: [],
      }),
    },
  },
};
export const Failed: Story = {
  args: {
    corrections: {
      ...corrections,
      last: { row: 1, isChecking: false, failure: IMPORT_MESSAGES.recheckFailed },
    },
  },
};
/** Lo que no es de ninguna columna solo se puede corregir en el archivo. */
export const TextOnly: Story = {
  args: {
    corrections: { ...corrections, faultsOf: () => ({ cells: [], texts: ['Hay filas que no son válidas'] }) },
  },
};
export const LongText: Story = {
  args: {
    corrections: {
      ...corrections,
      faultsOf: () => ({
        texts: [],
        cells: [
          {
            ...{ column: 0, label: 'Historial médico', isLong: true, message: 'Máximo 5000 caracteres' },
            value: 'Operada de menisco en 2014.\n'.repeat(4),
          },
        ],
      }),
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
