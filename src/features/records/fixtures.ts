import type { RecordCopy, RecordRow } from '@/contract/recordAnswers';
import { columnsFor, type RecordReader } from '@/contract/recordReaders';
import { RECORD_SECTIONS, recordSections } from '@/contract/recordSections';

const WORDS: Record<string, string> = {
  alertEnding: 'RESOLVED',
  alertKind: 'PACEMAKER',
  appointmentEvent: 'BOOKED',
  appointmentStatus: 'COMPLETED',
  appointmentType: 'TREATMENT',
  auditAction: 'READ',
  contactWay: 'CALL',
  documentKind: 'NIF',
  dominantSide: 'RIGHT',
  recordDocumentKind: 'REPORT',
  dischargeReason: 'GOALS_REACHED',
  episodeRegion: 'LUMBAR',
  eventWay: 'LINK',
  frequency: 'DAILY',
  gender: 'FEMALE',
  invitationStatus: 'ACCEPTED',
  messageChannel: 'EMAIL',
  messageFailure: 'REFUSED',
  messageKind: 'MOVED',
  accountMailKind: 'INVITATION',
  messageOutcome: 'SENT',
  patientStatus: 'ACTIVE',
  progressStatus: 'COMPLETED',
  role: 'PATIENT',
  routineDifficulty: 'beginner',
  routineStatus: 'ACTIVE',
  sessionStatus: 'COMPLETED',
  versionedEntity: 'SESSION',
  walkingAid: 'CANE',
};

/** A copy with `rows` rows per table and a distinct text in every column. */
export function recordFixture(rows = 2, reader: RecordReader = 'therapist'): RecordCopy {
  const row = (table: keyof typeof RECORD_SECTIONS, index: number): RecordRow => {
    const columns: Record<string, { kind: string; words?: string }> = RECORD_SECTIONS[table].columns;
    const value = (name: string): unknown => {
      const { kind, words } = columns[name] ?? { kind: 'text' };
      if (words) return WORDS[words];
      if (kind === 'instant') return `2026-11-${String(10 + index)}T09:30:00.000Z`;
      if (kind === 'day') return `2026-10-${String(10 + index)}`;
      if (kind === 'yesNo') return false;
      if (kind === 'person') return 'u1';
      if (kind === 'exercise') return 'e1';
      if (kind === 'findings')
        return {
          regions: [`region-${index}`],
          range: [{ movement: `movimiento-${index}`, side: 'LEFT', degrees: 90 + index }],
          strength: [{ group: `grupo-${index}`, side: 'RIGHT', grade: 4 }],
          tests: [{ name: `prueba-${index}`, side: 'BOTH', result: 'POSITIVE', notes: `detalle-${index}` }],
        };
      if (kind === 'list') return [`${table} ${name} ${index}`];
      if (kind === 'schedule') return { weekdays: [1, 3], timesPerDay: 1 + index };
      if (kind === 'prescription') return { side: 'right', upTo: 60 + index, load: `carga-${index}` };
      if (kind === 'snapshot')
        return { startsAt: '2026-11-09T09:30:00.000Z', notes: `antes-${index}`, exercises: [] };
      if (kind === 'notedExercises')
        return [{ name: `anotado-${index}`, sets: 3, reps: 10, duration: 30, notes: `apunte-${index}` }];
      return `${table} ${name} ${index}`;
    };
    return {
      ...Object.fromEntries(columnsFor(table, reader).map((name) => [name, value(name)])),
      ...(table === 'auditEvents' && { entity: 'patient', result: 200 }),
      ...(table === 'patients' && { mergedInto: null }),
    };
  };
  return {
    version: 1,
    exportedAt: '2026-11-20T10:00:00.000Z',
    patientName: 'Manuel Ortega Gil',
    reader,
    sections: Object.fromEntries(
      recordSections().map(([table]) => [
        table,
        Array.from({ length: rows }, (_none, index) => row(table, index)),
      ]),
    ) as RecordCopy['sections'],
    names: { people: { u1: 'Ana Ruiz Soler' }, exercises: { e1: 'Puente de glúteo' } },
  };
}
