import type { RecordCopy, RecordRow } from '@/contract/recordAnswers';

/** A FHIR R4 resource (https://hl7.org/fhir/R4/). */
export type Resource = { resourceType: string; id: string } & Record<string, unknown>;

/** A copy of a record with what every resource of it refers to. */
export interface Source {
  copy: RecordCopy;
  /** Row of the patient. */
  patient: RecordRow;
}

/** Further details of the record itself: those of records that were merged into it stand beside them. */
export const detailsOf = ({ copy, patient }: Source): RecordRow =>
  copy.sections.patientDetails.find(({ patientId }) => patientId === patient.id) ?? {};

/** Text of a column, or undefined if it is empty; such keys do not appear in JSON. */
export const textIn = (row: RecordRow, name: string): string | undefined => {
  const value = row[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const numberIn = (row: RecordRow, name: string): number | undefined => {
  const value = row[name];
  return typeof value === 'number' ? value : undefined;
};

/** Rows within a column of JSON. */
export const rowsIn = (value: unknown): RecordRow[] => (Array.isArray(value) ? (value as RecordRow[]) : []);

export const idOf = (row: RecordRow): string => String(row.id);

/** Address of a resource within the bundle. */
export const urnOf = (id: string): string => `urn:uuid:${id}`;

export const refTo = (id: string | undefined, display?: string) =>
  id === undefined ? undefined : { reference: urnOf(id), ...(display && { display }) };

export const patientRef = ({ patient, copy }: Source) => refTo(idOf(patient), copy.patientName);

/** Reference to a therapist by their name. */
export const practitionerRef = ({ copy }: Source, id: string | undefined) =>
  refTo(id, id && copy.names.people[id]);

/** A concept in words alone. */
export const concept = (text: string | undefined) => (text === undefined ? undefined : { text });

export const periodOf = (start: string | undefined, end: string | undefined) =>
  start === undefined && end === undefined ? undefined : { start, end };

/** A list with one entry, or none. */
export const listOf = <Value>(value: Value | undefined): Value[] | undefined =>
  value === undefined ? undefined : [value];

/** UTF-8 text in base 64. */
function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

interface Note {
  id: string;
  title: string;
  /** Labels and texts; those without a text are left out. */
  parts: readonly (readonly [string, string | undefined])[];
  date: string | undefined;
  authorId?: string | undefined;
  encounterId?: string;
}

/** What somebody wrote, as a document of text; none if nothing is written. R4 has no notes in encounters. */
export function noteDocument(source: Source, note: Note): Resource[] {
  const lines = note.parts.flatMap(([label, text]) => (text === undefined ? [] : [`${label}: ${text}`]));
  if (lines.length === 0) return [];
  return [
    {
      resourceType: 'DocumentReference',
      id: note.id,
      status: 'current',
      type: concept(note.title),
      subject: patientRef(source),
      date: note.date,
      author: listOf(practitionerRef(source, note.authorId)),
      content: [
        {
          attachment: {
            contentType: 'text/plain; charset=utf-8',
            language: 'es',
            title: note.title,
            data: base64(lines.join('\n\n')),
          },
        },
      ],
      context: note.encounterId === undefined ? undefined : { encounter: listOf(refTo(note.encounterId)) },
    },
  ];
}
