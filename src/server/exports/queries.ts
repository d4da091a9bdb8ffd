import type { InferType } from 'yup';
import { DOCUMENT_KIND_LABELS } from '@/contract/patientDetails';
import { GENDER_LABELS, PATIENT_STATUS_LABELS } from '@/contract/patients';
import { wallClockOf } from '@/contract/common/practiceTime';
import { PATIENT_SECTIONS } from '@/contract/recordPatientSections';
import { APPOINTMENT_STATUS_LABELS, APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import type { appointmentQuerySchema } from '@/contract/appointmentSchemas';
import type { Database } from '../db/database';
import type { CommandContext } from '../core/context';
import { allContacts, attendedPatients } from './patientRepository';
import type { ListColumn, ListTable } from './table';
import { listAppointments } from '../appointments/queries';
import { type Asked, knowsContacts } from '../patients/queries';

const TITLE = 'Pacientes';
const { patients: record, patientDetails: details } = PATIENT_SECTIONS;

type PatientRow = Awaited<ReturnType<typeof attendedPatients>>[number];

/** A column of the record, headed as in its copy. */
const column = (name: keyof PatientRow & keyof typeof record.columns): ListColumn<PatientRow> => ({
  heading: record.columns[name].label ?? name,
  value: (row) => row[name] as string | null,
});
const detail = (name: keyof PatientRow & keyof typeof details.columns): ListColumn<PatientRow> => ({
  heading: details.columns[name].label ?? name,
  value: (row) => row[name] as string | null,
});

const columnsOf = (timeZone: string): ListColumn<PatientRow>[] => [
  column('name'),
  { ...column('dateOfBirth'), kind: 'day' },
  { ...column('gender'), value: ({ gender }) => gender && GENDER_LABELS[gender] },
  {
    ...detail('documentKind'),
    value: ({ documentKind }) => documentKind && DOCUMENT_KIND_LABELS[documentKind],
  },
  detail('documentNumber'),
  column('phone'),
  detail('secondPhone'),
  column('email'),
  column('address'),
  detail('postalCode'),
  detail('town'),
  column('emergencyContact'),
  column('emergencyPhone'),
  detail('insurer'),
  detail('policyNumber'),
  detail('referredBy'),
  detail('occupation'),
  detail('sport'),
  { ...detail('tags'), value: ({ tags }) => tags?.join(', ') },
  detail('guardianName'),
  detail('guardianTaxId'),
  detail('guardianPhone'),
  { ...column('status'), value: ({ status }) => PATIENT_STATUS_LABELS[status] },
  { ...column('createdAt'), kind: 'day', value: ({ createdAt }) => wallClockOf(createdAt, timeZone).date },
  { heading: 'Responsable', value: ({ leadName }) => leadName },
];

/** Names and contacts of the practice, which is all that administration sees of a record. */
async function contactTable(db: Database) {
  const rows = await allContacts(db);
  const columns: ListColumn<(typeof rows)[number]>[] = [
    { heading: 'Nombre', value: ({ name }) => name },
    { heading: 'Teléfono', value: ({ phone }) => phone },
    { heading: 'Correo electrónico', value: ({ email }) => email },
    { heading: 'Responsable', value: ({ leadName }) => leadName },
  ];
  return { title: TITLE, columns, rows } as ListTable<unknown>;
}

/** The list of patients that the caller may see. */
export async function patientTable(context: CommandContext, asked: Asked): Promise<ListTable<unknown>> {
  const { db, user, timeZone } = context;
  if (knowsContacts(user, asked)) return contactTable(db);
  const rows = await attendedPatients(db, user);
  return { title: TITLE, columns: columnsOf(timeZone), rows } as ListTable<unknown>;
}

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
