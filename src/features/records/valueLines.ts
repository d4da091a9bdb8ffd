import { ALERT_ENDING_LABELS, ALERT_KIND_LABELS } from '@/contract/alerts';
import {
  APPOINTMENT_EVENT_LABELS,
  APPOINTMENT_STATUS_LABELS,
  APPOINTMENT_TYPE_LABELS,
} from '@/contract/appointments';
import { EVENT_WAY_LABELS } from '@/contract/communications';
import { auditWording } from '@/contract/audit';
import { formatPhone, typedNumber } from '@/contract/common/text';
import { ROLE_LABELS } from '@/contract/common/roles';
import { DOCUMENT_KIND_LABELS as RECORD_DOCUMENT_LABELS } from '@/contract/documents';
import { DISCHARGE_REASON_LABELS, EPISODE_REGION_LABELS } from '@/contract/episodes';
import { MEASURE_SIDE_LABELS, TEST_RESULT_LABELS, TEST_SIDE_LABELS } from '@/contract/evaluations';
import { movementOf, muscleGroupOf } from '@/contract/bodyMeasures';
import { bodyRegionName } from '@/contract/bodyRegions';
import { INVITATION_STATUS_LABELS } from '@/contract/invitations';
import {
  CONTACT_WAY_LABELS,
  DOCUMENT_KIND_LABELS,
  DOMINANT_SIDE_LABELS,
  WALKING_AID_LABELS,
} from '@/contract/patientDetails';
import {
  ACCOUNT_MAIL_KIND_LABELS,
  MESSAGE_CHANNEL_LABELS,
  MESSAGE_FAILURE_LABELS,
  MESSAGE_KIND_LABELS,
  MESSAGE_OUTCOME_LABELS,
} from '@/contract/outbox';
import { GENDER_LABELS, PATIENT_STATUS_LABELS } from '@/contract/patients';
import { PROGRESS_STATUS_LABELS } from '@/contract/progress';
import type { RecordCopy, RecordRow } from '@/contract/recordAnswers';
import type { RecordColumn } from '@/contract/recordColumns';
import { RECORD_SECTIONS, type RecordTable } from '@/contract/recordSections';
import { VERSIONED_ENTITIES, VERSIONED_ENTITY_LABELS, type VersionedEntity } from '@/contract/record';
import { FREQUENCY_LABELS, ROUTINE_DIFFICULTY_LABELS, ROUTINE_STATUS_LABELS } from '@/contract/routines';
import { prescriptionOf, prescriptionTexts } from '@/contract/prescription';
import { scheduleOf, scheduleText } from '@/contract/routineSchedule';
import { SESSION_STATUS_LABELS } from '@/contract/sessions';
import { formatDate, formatTime } from '@/shared/lib/dates';

/** Labels of each enumeration, by the name used in the columns. */
const WORDS: Record<string, Record<string, string>> = {
  alertEnding: ALERT_ENDING_LABELS,
  alertKind: ALERT_KIND_LABELS,
  dischargeReason: DISCHARGE_REASON_LABELS,
  episodeRegion: EPISODE_REGION_LABELS,
  eventWay: EVENT_WAY_LABELS,
  appointmentEvent: APPOINTMENT_EVENT_LABELS,
  appointmentStatus: APPOINTMENT_STATUS_LABELS,
  appointmentType: APPOINTMENT_TYPE_LABELS,
  contactWay: CONTACT_WAY_LABELS,
  documentKind: DOCUMENT_KIND_LABELS,
  dominantSide: DOMINANT_SIDE_LABELS,
  frequency: FREQUENCY_LABELS,
  gender: GENDER_LABELS,
  invitationStatus: INVITATION_STATUS_LABELS,
  messageChannel: MESSAGE_CHANNEL_LABELS,
  messageFailure: MESSAGE_FAILURE_LABELS,
  messageKind: MESSAGE_KIND_LABELS,
  accountMailKind: ACCOUNT_MAIL_KIND_LABELS,
  messageOutcome: MESSAGE_OUTCOME_LABELS,
  patientStatus: PATIENT_STATUS_LABELS,
  recordDocumentKind: RECORD_DOCUMENT_LABELS,
  progressStatus: PROGRESS_STATUS_LABELS,
  role: ROLE_LABELS,
  routineDifficulty: ROUTINE_DIFFICULTY_LABELS,
  routineStatus: ROUTINE_STATUS_LABELS,
  sessionStatus: SESSION_STATUS_LABELS,
  versionedEntity: VERSIONED_ENTITY_LABELS,
  walkingAid: WALKING_AID_LABELS,
};

/** A value as it is printed: numbers with a decimal comma. */
function plain(value: unknown): string {
  if (typeof value === 'number') return typedNumber(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

const rowsIn = (value: unknown): RecordRow[] => (Array.isArray(value) ? (value as RecordRow[]) : []);

const worded = (labels: Record<string, string>, value: unknown) => labels[plain(value)] ?? plain(value);

const line = (...parts: unknown[]) =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map(plain)
    .join(' · ');

/** Findings of an evaluation, one line each. */
function findingLines(value: unknown): string[] {
  const { regions, range, strength, tests } = (value ?? {}) as Record<string, unknown>;
  const names = rowsIn(regions).map((id) => bodyRegionName(plain(id)));
  return [
    ...(names.length > 0 ? [`Zonas: ${names.join(', ')}`] : []),
    ...rowsIn(range).map(({ movement, side, degrees }) => {
      const known = movementOf(plain(movement));
      const name = known ? `${known.jointName}, ${known.name}` : plain(movement);
      return line(name, worded(MEASURE_SIDE_LABELS, side), `${plain(degrees)}°`);
    }),
    ...rowsIn(strength).map(({ group, side, grade }) => {
      const name = muscleGroupOf(plain(group))?.name ?? plain(group);
      return line(name, worded(MEASURE_SIDE_LABELS, side), `fuerza ${plain(grade)}/5`);
    }),
    ...rowsIn(tests).map(({ name, side, result, notes }) =>
      line(
        name,
        side === 'NONE' ? '' : worded(TEST_SIDE_LABELS, side),
        worded(TEST_RESULT_LABELS, result),
        notes,
      ),
    ),
  ];
}

const exerciseLines = (value: unknown): string[] =>
  rowsIn(value).map(({ name, sets, reps, duration, notes }) =>
    line(
      name,
      `${plain(sets)} × ${plain(reps)}`,
      duration === null || duration === undefined ? '' : `${plain(duration)} s`,
      notes,
    ),
  );

const VERSIONED_TABLES = {
  SESSION: 'treatmentSessions',
  EVALUATION: 'evaluations',
  PATIENT: 'patients',
  EPISODE: 'episodes',
} satisfies Record<VersionedEntity, RecordTable>;

/** Columns of what an earlier version holds or, in a merge, of the record itself. */
function snapshotColumns(row: RecordRow): Record<string, RecordColumn> {
  if ('survivorId' in row)
    return { ...RECORD_SECTIONS.patientDetails.columns, ...RECORD_SECTIONS.patients.columns };
  const entity = VERSIONED_ENTITIES.find((one) => one === row.entity) ?? 'SESSION';
  return RECORD_SECTIONS[VERSIONED_TABLES[entity]].columns;
}

/** Contents of an earlier version, one line per column of the versioned table. */
function snapshotLines(value: unknown, row: RecordRow, names: RecordCopy['names']): string[] {
  const columns = snapshotColumns(row);
  const content = (value ?? {}) as RecordRow;
  return Object.entries(columns).flatMap(([name, column]) => {
    const lines = column.label === null ? [] : valueLines(column, content[name], content, names);
    return lines.length > 0 ? [`${column.label}: ${lines.join('; ')}`] : [];
  });
}

/** Lines of text for a value; none for an empty value. */
export function valueLines(
  { kind, words }: RecordColumn,
  value: unknown,
  row: RecordRow,
  names: RecordCopy['names'],
): string[] {
  if (value === null || value === undefined || value === '') return [];
  switch (kind) {
    case 'instant':
      return [`${formatDate(plain(value))}, ${formatTime(plain(value))}`];
    case 'phone':
      return [formatPhone(plain(value))];
    case 'day':
      return [formatDate(plain(value))];
    case 'yesNo':
      return [value === true ? 'Sí' : 'No'];
    case 'person':
      return [names.people[plain(value)] ?? 'Otra persona'];
    case 'exercise':
      return [names.exercises[plain(value)] ?? 'Otro ejercicio'];
    case 'list':
      return Array.isArray(value) && value.length > 0 ? [value.map(plain).join(', ')] : [];
    case 'schedule': {
      const schedule = scheduleOf(value);
      return schedule ? [scheduleText(schedule)] : [];
    }
    case 'prescription':
      return prescriptionTexts(prescriptionOf(value));
    case 'findings':
      return findingLines(value);
    case 'notedExercises':
      return exerciseLines(value);
    case 'snapshot':
      return snapshotLines(value, row, names);
    default:
      if (words === 'auditAction') return [auditWording(plain(value), plain(row.entity))];
      return [words ? worded(WORDS[words] ?? {}, value) : plain(value)];
  }
}
