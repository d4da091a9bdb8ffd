import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { APPOINTMENT_IMPORT_MESSAGES, guessAppointmentMapping } from '@/contract/appointmentImports';
import { AGENDA_FIXTURE } from '../fixtures';
import { AppointmentColumns } from './AppointmentColumns';

/** Qué dato lleva cada columna de una agenda. */
const meta = {
  title: 'Funcionalidades/Importaciones/AppointmentColumns',
  component: AppointmentColumns,
  args: {
    ...AGENDA_FIXTURE,
    mapping: guessAppointmentMapping(AGENDA_FIXTURE.headings),
    onMap: fn(),
    onCheck: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof AppointmentColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Missing: Story = { args: { mapping: AGENDA_FIXTURE.headings.map(() => null) } };
export const Failed: Story = { args: { failure: APPOINTMENT_IMPORT_MESSAGES.checkFailed } };
export const LongTexts: Story = {
  args: {
    headings: ['Fecha y hora de inicio tal como las guarda el programa anterior', 'Paciente'],
    rows: [['01/12/2099 9:30', 'María Dolores '.repeat(8).trim()]],
    mapping: ['date', 'name'],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
