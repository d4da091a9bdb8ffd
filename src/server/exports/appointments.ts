import type { InferType } from 'yup';
import { APPOINTMENT_STATUS_LABELS, APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import type { appointmentQuerySchema } from '@/contract/appointmentSchemas';
import { listAppointments } from '../appointments/queries';
import type { CommandContext } from '../core/context';
import type { ListColumn, ListTable } from './table';

type ListedAppointment = Awaited<ReturnType<typeof listAppointments>>[number];

/** Day and time as the practice's clocks show them: the answer's instant carries the offset. */
const COLUMNS: ListColumn<ListedAppointment>[] = [
  { heading: 'Fecha', kind: 'day', value: ({ date }) => date.slice(0, 10) },
  { heading: 'Hora', value: ({ date }) => date.slice(11, 16) },
  { heading: 'Duración (min)', kind: 'number', value: ({ duration }) => duration },
  { heading: 'Paciente', value: ({ patientName }) => patientName },
  { heading: 'Teléfono', value: ({ patientPhone }) => patientPhone },
  { heading: 'Correo electrónico', value: ({ patientEmail }) => patientEmail },
  { heading: 'Tipo', value: ({ type }) => APPOINTMENT_TYPE_LABELS[type] },
  { heading: 'Estado', value: ({ status }) => APPOINTMENT_STATUS_LABELS[status] },
  { heading: 'Servicio', value: ({ service }) => service?.name },
  { heading: 'Sala', value: ({ room }) => room?.name },
  { heading: 'Fisioterapeuta', value: ({ therapist }) => therapist.name },
];

/** Notes may be clinical, so only a therapist has their column. */
const NOTES: ListColumn<ListedAppointment> = { heading: 'Notas', value: ({ notes }) => notes };

/** The appointments that the list shows its caller with the same filters. */
export async function appointmentTable(
  context: CommandContext,
  filters: InferType<typeof appointmentQuerySchema>,
): Promise<ListTable<unknown>> {
  const rows = await listAppointments(context, filters);
  const columns = context.user.role === 'THERAPIST' ? [...COLUMNS, NOTES] : COLUMNS;
  return { title: 'Citas', columns, rows } as ListTable<unknown>;
}
