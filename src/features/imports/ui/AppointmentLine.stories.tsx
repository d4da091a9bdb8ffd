import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { APPOINTMENT_REPORT_FIXTURES } from '../fixtures';
import { AppointmentLine } from './AppointmentLine';

const [row, , faulty] = APPOINTMENT_REPORT_FIXTURES as [
  (typeof APPOINTMENT_REPORT_FIXTURES)[number],
  unknown,
  (typeof APPOINTMENT_REPORT_FIXTURES)[number],
];

/** Una cita de un archivo, en una línea. */
const meta = {
  title: 'Funcionalidades/Importaciones/AppointmentLine',
  component: AppointmentLine,
  args: { row, who: row.body.name, more: ['Sala 1', 'Fila 2'] },
} satisfies Meta<typeof AppointmentLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nameless: Story = { args: { who: '' } };
export const Faulty: Story = { args: { row: faulty } };
