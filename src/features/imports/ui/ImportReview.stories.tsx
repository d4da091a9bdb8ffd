import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { IMPORT_MESSAGES } from '@/contract/imports';
import { CORRECTIONS_FIXTURE, REPORT_FIXTURES } from '../fixtures';
import { ImportReview } from './ImportReview';

/** Lo que se ha encontrado en las filas, antes de importarlas. */
const meta = {
  title: 'Funcionalidades/Importaciones/ImportReview',
  component: ImportReview,
  args: {
    rows: REPORT_FIXTURES,
    allowed: [],
    corrections: CORRECTIONS_FIXTURE,
    spare: { count: 2, onEmpty: fn() },
    onAllow: fn(),
    onAllowAll: fn(),
    onConfirm: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ImportReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllAllowed: Story = { args: { allowed: [3, 4] } };
export const Faultless: Story = { args: { rows: REPORT_FIXTURES.slice(0, 1) } };
export const NothingToImport: Story = {
  args: {
    rows: REPORT_FIXTURES.slice(1, 3),
    corrections: { ...CORRECTIONS_FIXTURE, faultsOf: (at) => CORRECTIONS_FIXTURE.faultsOf(at + 1) },
  },
};
/** Una fila corregida se queda donde está. */
export const Corrected: Story = {
  args: {
    rows: REPORT_FIXTURES.map((row, at) => (at === 1 ? { ...row, errors: {} } : row)),
    corrections: { ...CORRECTIONS_FIXTURE, corrected: [1] },
  },
};
export const Many: Story = {
  args: {
    rows: Array.from({ length: 60 }, (_none, at) => ({ ...REPORT_FIXTURES[1]!, line: at + 2 })),
    corrections: { ...CORRECTIONS_FIXTURE, faultsOf: () => CORRECTIONS_FIXTURE.faultsOf(1) },
  },
};
export const Failed: Story = { args: { failure: IMPORT_MESSAGES.sendFailed } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
