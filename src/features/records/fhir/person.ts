import { ALERT_KIND_LABELS } from '@/contract/alerts';
import { DOCUMENT_KIND_LABELS } from '@/contract/patientDetails';
import { saysNothing } from '@/contract/patientRisks';
import type { RecordRow } from '@/contract/recordAnswers';
import {
  concept,
  detailsOf,
  idOf,
  listOf,
  noteDocument,
  patientRef,
  periodOf,
  practitionerRef,
  textIn,
  type Resource,
  type Source,
} from './resource';

const GENDERS: Record<string, string> = { MALE: 'male', FEMALE: 'female', OTHER: 'other' };

const telecom = (system: 'phone' | 'email', value: string | undefined) =>
  value === undefined ? [] : [{ system, value }];

/** Who is called for the patient: emergency contact and guardian. */
function contactsOf(row: RecordRow, details: RecordRow) {
  const contacts = [
    {
      relationship: 'Contacto de emergencia',
      name: textIn(row, 'emergencyContact'),
      telecom: telecom('phone', textIn(row, 'emergencyPhone')),
    },
    {
      relationship: textIn(details, 'guardianRelation') ?? 'Tutor',
      name: textIn(details, 'guardianName'),
      telecom: [
        ...telecom('phone', textIn(details, 'guardianPhone')),
        ...telecom('email', textIn(details, 'guardianEmail')),
      ],
    },
  ];
  const known = contacts.filter(({ name, telecom: ways }) => name !== undefined || ways.length > 0);
  return known.map(({ relationship, name, telecom: ways }) => ({
    relationship: listOf(concept(relationship)),
    name: concept(name),
    telecom: ways.length > 0 ? ways : undefined,
  }));
}

/** A list, or nothing: FHIR knows no empty lists. */
const filled = <Value>(list: Value[]): Value[] | undefined => (list.length > 0 ? list : undefined);

export function patientResource(source: Source): Resource {
  const { patient: row, copy } = source;
  const details = detailsOf(source);
  const number = textIn(details, 'documentNumber');
  const kind = textIn(details, 'documentKind');
  const type = concept(kind && ((DOCUMENT_KIND_LABELS as Record<string, string>)[kind] ?? kind));
  const lines = { text: textIn(row, 'address'), city: textIn(details, 'town') };
  const address = { ...lines, postalCode: textIn(details, 'postalCode') };
  return {
    resourceType: 'Patient',
    id: idOf(row),
    active: !row.deletedAt,
    identifier: listOf(number === undefined ? undefined : { type, value: number }),
    name: [{ text: copy.patientName }],
    telecom: filled([
      ...telecom('phone', textIn(row, 'phone')),
      ...telecom('phone', textIn(details, 'secondPhone')),
      ...telecom('email', textIn(row, 'email')),
    ]),
    gender: GENDERS[textIn(row, 'gender') ?? ''] ?? 'unknown',
    birthDate: textIn(row, 'dateOfBirth'),
    address: listOf(Object.values(address).some((part) => part !== undefined) ? address : undefined),
    contact: filled(contactsOf(row, details)),
    generalPractitioner: listOf(practitionerRef(source, textIn(row, 'therapistId'))),
  };
}

/** Everybody to whom the other resources refer. */
export const practitioners = ({ copy }: Source, ids: ReadonlySet<string>): Resource[] =>
  [...ids].map((id) => ({
    resourceType: 'Practitioner',
    id,
    name: [{ text: copy.names.people[id] ?? 'Fisioterapeuta' }],
  }));

/** History, allergies, medicines and notes of the record, which nobody has coded. */
export const background = (source: Source): Resource[] =>
  noteDocument(source, {
    id: `${idOf(source.patient).slice(0, 50)}-ficha`,
    title: 'Información médica',
    parts: [
      ['Historial médico', textIn(source.patient, 'medicalHistory')],
      ['Alergias', textIn(source.patient, 'allergies')],
      ['Medicamentos', textIn(source.patient, 'medications')],
      ['Notas', textIn(source.patient, 'notes')],
    ],
    date: undefined,
  });

const CLINICAL_STATUS = 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical';

/** What is written under «Alergias», unless it says that there are none. No substance has a code, so it is in words. */
export function allergies(source: Source): Resource[] {
  const text = textIn(source.patient, 'allergies');
  if (text === undefined || saysNothing(text)) return [];
  return [
    {
      resourceType: 'AllergyIntolerance',
      id: `${idOf(source.patient).slice(0, 50)}-alergias`,
      clinicalStatus: { coding: [{ system: CLINICAL_STATUS, code: 'active' }] },
      code: concept(text),
      patient: patientRef(source),
    },
  ];
}

/** Clinical alerts. One that was a mistake says so. */
export const flags = (source: Source): Resource[] =>
  source.copy.sections.patientAlerts.map((row) => {
    const kind = textIn(row, 'kind') ?? '';
    const label = (ALERT_KIND_LABELS as Record<string, string>)[kind] ?? kind;
    const ended = textIn(row, 'endedAt');
    return {
      resourceType: 'Flag',
      id: idOf(row),
      status: !ended ? 'active' : row.ending === 'MISTAKE' ? 'entered-in-error' : 'inactive',
      code: concept([label, textIn(row, 'text')].filter(Boolean).join(': ')),
      subject: patientRef(source),
      period: periodOf(textIn(row, 'notedOn'), ended),
      author: practitionerRef(source, textIn(row, 'authorId')),
    };
  });
