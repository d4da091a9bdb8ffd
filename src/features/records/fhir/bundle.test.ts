import { bodyRegionName } from '@/contract/bodyRegions';
import type { RecordCopy, RecordRow } from '@/contract/recordAnswers';
import { recordFixture } from '../fixtures';
import { fhirBundle } from './bundle';

/** A copy with the given values in the first row of each table, and no other rows. */
function copyOf(values: Partial<Record<keyof RecordCopy['sections'], RecordRow>> = {}): RecordCopy {
  const copy = recordFixture(0);
  const patients = [{ id: 'p', therapistId: 'u1', name: 'Manuel Ortega Gil' }];
  return {
    ...copy,
    sections: {
      ...copy.sections,
      patients,
      ...Object.fromEntries(Object.entries(values).map(([table, row]) => [table, [row]])),
    },
  };
}

const resourcesOf = (copy: RecordCopy, type: string) =>
  fhirBundle(copy)
    .entry.map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === type);

/** Text of the first note in a copy. */
function noteOf(copy: RecordCopy): string {
  const [note] = resourcesOf(copy, 'DocumentReference') as { content?: { attachment: { data: string } }[] }[];
  const bytes = Uint8Array.from(atob(note?.content?.[0]?.attachment.data ?? ''), (one) => one.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

it('begins with the patient, and names everybody it refers to', () => {
  const { entry } = fhirBundle(copyOf());
  expect(entry.map(({ fullUrl }) => fullUrl)).toEqual(['urn:uuid:p', 'urn:uuid:u1']);
  expect(entry[1]?.resource).toMatchObject({
    resourceType: 'Practitioner',
    name: [{ text: 'Ana Ruiz Soler' }],
  });
});

it('writes who the patient is, and leaves out what is not known', () => {
  const patient = {
    ...{ id: 'p', therapistId: 'u1', name: 'Manuel', gender: 'MALE', dateOfBirth: '1960-02-29' },
    ...{ phone: '600123456', email: null, emergencyContact: 'Rosa', emergencyPhone: '600999999' },
  };
  const details = { patientId: 'p', documentKind: 'NIF', documentNumber: '12345678Z', town: 'Zaragoza' };
  const [written] = resourcesOf(copyOf({ patients: patient, patientDetails: details }), 'Patient');
  expect(JSON.parse(JSON.stringify(written))).toEqual({
    resourceType: 'Patient',
    id: 'p',
    active: true,
    identifier: [{ type: { text: 'NIF o NIE' }, value: '12345678Z' }],
    name: [{ text: 'Manuel Ortega Gil' }],
    telecom: [{ system: 'phone', value: '600123456' }],
    gender: 'male',
    birthDate: '1960-02-29',
    address: [{ city: 'Zaragoza' }],
    contact: [
      {
        relationship: [{ text: 'Contacto de emergencia' }],
        name: { text: 'Rosa' },
        telecom: [{ system: 'phone', value: '600999999' }],
      },
    ],
    generalPractitioner: [{ reference: 'urn:uuid:u1', display: 'Ana Ruiz Soler' }],
  });
});

it('measures pain, range and strength in units, with the side', () => {
  const row = {
    ...{ id: 'v', episodeId: 'e', evaluatedAt: '2026-11-02T08:30:00Z', therapistId: 'u1', pain: 0 },
    findings: {
      range: [{ movement: 'HIP_FLEXION', side: 'LEFT', degrees: 90 }],
      strength: [{ group: 'HIP_ABDUCTORS', side: 'RIGHT', grade: 3 }],
      tests: [{ name: 'Lasègue', side: 'LEFT', result: 'NEGATIVE', notes: null }],
    },
    diagnosis: 'Lumbalgia: sin señales de alarma',
  };
  const copy = copyOf({ evaluations: row });
  const observations = resourcesOf(copy, 'Observation');
  expect(observations).toHaveLength(4);
  expect(observations[0]).toMatchObject({
    code: { coding: [{ system: 'http://loinc.org', code: '72514-3' }] },
    valueQuantity: { value: 0 },
    encounter: { reference: 'urn:uuid:v' },
  });
  expect(observations[1]).toMatchObject({
    bodySite: { text: 'Izquierda' },
    valueQuantity: { value: 90, code: 'deg' },
  });
  expect(observations[3]).toMatchObject({ valueCodeableConcept: { text: 'Negativa' } });
  expect(noteOf(copy)).toBe('Diagnóstico: Lumbalgia: sin señales de alarma');
});

it('says of a test that was not done that it has no result, and of one without a side no side', () => {
  const tests = [
    { name: 'Slump', side: 'NONE', result: 'NOT_DONE', notes: 'Muy irritable' },
    { name: 'Prone instability', side: 'NONE', result: 'POSITIVE', notes: null },
  ];
  const row = { id: 'v', evaluatedAt: '2026-11-02T08:30:00Z', therapistId: 'u1', findings: { tests } };
  const [notDone, positive] = resourcesOf(copyOf({ evaluations: row }), 'Observation');
  expect(notDone).toMatchObject({
    dataAbsentReason: { coding: [{ code: 'not-performed' }], text: 'No realizada' },
    note: [{ text: 'Muy irritable' }],
  });
  expect(notDone).not.toHaveProperty('valueCodeableConcept');
  expect(positive).toMatchObject({ valueCodeableConcept: { text: 'Positiva' } });
  expect([notDone?.bodySite, positive?.bodySite]).toEqual([undefined, undefined]);
});

it('leaves out nothing that was noted of a session’s exercises, nor where it hurts', () => {
  const session = {
    ...{ id: 's', startsAt: '2026-11-02T08:30:00.000Z', duration: 45, therapistId: 'u1' },
    exercises: [
      { name: 'Plancha', sets: 3, reps: 1, duration: 30, notes: 'Molesta al final' },
      { name: 'Puente', sets: 3, reps: 10, duration: null, notes: null },
    ],
  };
  expect(noteOf(copyOf({ treatmentSessions: session }))).toBe(
    'Ejercicios: Plancha (3 × 1, 30 s): Molesta al final; Puente (3 × 10)',
  );
  const evaluation = {
    ...{ id: 'v', evaluatedAt: '2026-11-02T08:30:00Z', therapistId: 'u1' },
    findings: { regions: ['front-face'], range: [], strength: [], tests: [] },
  };
  expect(noteOf(copyOf({ evaluations: evaluation }))).toBe(`Zonas: ${bodyRegionName('front-face')}`);
});

it('takes along history, medicines, height and weight', () => {
  const copy = copyOf({
    patients: {
      ...{ id: 'p', therapistId: 'u1', name: 'Manuel' },
      ...{ medicalHistory: 'Prótesis de rodilla', medications: 'Enalapril 10 mg' },
    },
    patientDetails: { patientId: 'p', height: 170, weight: 72.5, measuredOn: '2026-11-02' },
  });
  expect(noteOf(copy)).toBe('Historial médico: Prótesis de rodilla\n\nMedicamentos: Enalapril 10 mg');
  expect(resourcesOf(copy, 'Observation')).toMatchObject([
    { code: { text: 'Talla' }, valueQuantity: { value: 170, code: 'cm' } },
    { code: { text: 'Peso' }, valueQuantity: { value: 72.5, code: 'kg' }, effectiveDateTime: '2026-11-02' },
  ]);
});

it('codes height and weight as vital signs where their day is known, and has them in words where not', () => {
  const measured = (measuredOn: string | null) =>
    resourcesOf(copyOf({ patientDetails: { patientId: 'p', height: 170, measuredOn } }), 'Observation')[0];
  expect(measured('2026-11-02')).toMatchObject({
    category: [{ coding: [{ code: 'vital-signs' }] }],
    code: { coding: [{ system: 'http://loinc.org', code: '8302-2' }] },
  });
  expect(measured(null)).toMatchObject({ code: { text: 'Talla' }, valueQuantity: { value: 170 } });
  expect(measured(null)?.code).not.toHaveProperty('coding');
});

it('knows an allergy from words of none, which stand with the history', () => {
  const withAllergies = (text: string) =>
    copyOf({ patients: { id: 'p', therapistId: 'u1', name: 'Manuel', allergies: text } });
  expect(resourcesOf(withAllergies('Látex'), 'AllergyIntolerance')).toMatchObject([
    { code: { text: 'Látex' }, clinicalStatus: { coding: [{ code: 'active' }] } },
  ]);
  const none = withAllergies('Ninguna conocida');
  expect(resourcesOf(none, 'AllergyIntolerance')).toEqual([]);
  expect(noteOf(none)).toBe('Alergias: Ninguna conocida');
});

it('says of a routine on which days and how long, and of an exercise the whole dose', () => {
  const copy = copyOf({
    routines: {
      ...{ id: 'r', name: 'Lumbar', therapistId: 'u1', status: 'ACTIVE', duration: 6, frequency: 'CUSTOM' },
      schedule: { weekdays: [1, 4], timesPerDay: 2 },
    },
  });
  const dose = { routineId: 'r', exerciseId: 'e1', sets: 3, reps: 1, duration: 30, restTime: 45 };
  const tempo = { lift: 3, hold: 0, lower: 3, pause: 0 };
  copy.sections.routineExercises = [dose, { ...dose, reps: 10, prescription: { tempo }, notes: 'Sin dolor' }];
  const [plan] = resourcesOf(copy, 'CarePlan') as unknown as { activity: { detail: object }[] }[];
  expect(plan?.activity.map(({ detail }) => detail)).toMatchObject([
    {
      scheduledString: 'Lunes y jueves, 2 veces al día, 6 semanas',
      description: '3 × 1 · 30 s · descanso 45 s',
    },
    { description: '3 × 10 · descanso 45 s · Sube en 3 s, baja en 3 s · Sin dolor' },
  ]);
});

it('tells a session that was not held from one that was', () => {
  const session = { id: 's', startsAt: '2026-11-02T08:30:00.000Z', duration: 45, therapistId: 'u1' };
  const statusOf = (status: string) =>
    resourcesOf(copyOf({ treatmentSessions: { ...session, status } }), 'Encounter')[0];
  expect(statusOf('COMPLETED')).toMatchObject({
    status: 'finished',
    period: { start: '2026-11-02T08:30:00.000Z', end: '2026-11-02T09:15:00.000Z' },
  });
  expect(statusOf('NO_SHOW')).toMatchObject({ status: 'cancelled' });
  expect(statusOf('SOMETHING')).toMatchObject({ status: 'unknown' });
});

it('is of the record that stays, where another was merged into it', () => {
  const copy = copyOf();
  const removed = { id: 'gone', mergedInto: 'p', name: 'Manolo', therapistId: 'u1' };
  copy.sections.patients.unshift(removed);
  expect(resourcesOf(copy, 'Patient')).toMatchObject([{ id: 'p' }]);
});

it('refuses a copy without its patient', () => {
  expect(() => fhirBundle(recordFixture(0))).toThrow('The copy has no patient');
});

it('writes the details of the record itself, not those of a record that was merged into it', () => {
  const copy = copyOf();
  copy.sections.patientDetails = [
    { patientId: 'merged', documentKind: 'NIF', documentNumber: '00000000T', insurer: 'Otra' },
    { patientId: 'p', documentKind: 'NIF', documentNumber: '12345678Z' },
  ];
  const [written] = resourcesOf(copy, 'Patient');
  expect(written).toMatchObject({ identifier: [{ value: '12345678Z' }] });
});
