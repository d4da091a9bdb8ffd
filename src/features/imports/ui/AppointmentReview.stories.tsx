import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { APPOINTMENT_IMPORT_MESSAGES } from '@/contract/appointmentImports';
import { APPOINTMENT_CORRECTIONS_FIXTURE, APPOINTMENT_REPORT_FIXTURES } from '../fixtures';
import { AppointmentReview } from './AppointmentReview';

/** Qué citas de un archivo se pueden reservar. */
const meta = {
  title: 'Funcionalidades/Importaciones/AppointmentReview',
  component: AppointmentReview,
  args: {
    rows: APPOINTMENT_REPORT_FIXTURES,
    allowed: [],
    corrections: APPOINTMENT_CORRECTIONS_FIXTURE,
    onAllow: fn(),
    onAllowAll: fn(),
    onConfirm: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof AppointmentReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Allowed: Story = { args: { allowed: [5] } };
export const Nothing: Story = {
  args: {
    rows: APPOINTMENT_REPORT_FIXTURES.slice(2, 5),
    corrections: {
      ...APPOINTMENT_CORRECTIONS_FIXTURE,
      faultsOf: (at) => APPOINTMENT_CORRECTIONS_FIXTURE.faultsOf(at + 2),
    },
  },
};
/** Una cita corregida se queda donde está. */
export const Corrected: Story = {
  args: {
    rows: APPOINTMENT_REPORT_FIXTURES.map((row, at) => (at === 2 ? { ...row, errors: {} } : row)),
    corrections: { ...APPOINTMENT_CORRECTIONS_FIXTURE, corrected: [2] },
  },
};
export const TooMany: Story = {
  args: { rows: Array.from({ length: 310 }, () => APPOINTMENT_REPORT_FIXTURES.slice(0, 1)).flat() },
};
export const Failed: Story = { args: { failure: APPOINTMENT_IMPORT_MESSAGES.changed } };
export const LongTexts: Story = {
  args: {
    rows: APPOINTMENT_REPORT_FIXTURES.map((row) => ({
      ...row,
      patient: row.patient && {
        ...row.patient,
        name: `${row.patient.name} de la Santísima Trinidad y Fernández-Castañeda Etxeberriagoitia`,
      },
    })),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
