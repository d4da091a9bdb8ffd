import { person, STAFF_ANY, STAFF_OWN, type BodyId, type WrittenRule } from './rule';

/** An ADMIN names the therapist; a therapist can only name themselves. */
const LEAD: BodyId = { path: 'therapistId', kind: 'colleague', refused: 400, reach: 'any' };
const forLead: NonNullable<WrittenRule['body']> = (scene, caller) =>
  caller === 'therapist' || caller === 'otherTherapist'
    ? { therapistId: person(scene, caller).id }
    : { therapistId: scene.actors.therapist.id };

/** A time that no appointment of the scene takes. */
const FREE = { date: '2027-06-02', time: '06:15', duration: 15, type: 'TREATMENT' };

/** Rules of moving in and out: lists as files, and imports of patients and appointments. */
export const RULES: WrittenRule[] = [
  { route: 'GET /api/exports/patients', query: '?format=csv', allow: STAFF_ANY, audit: 'patient-list' },
  {
    route: 'GET /api/exports/appointments',
    query: '?format=csv',
    allow: STAFF_ANY,
    audit: 'appointment-list',
  },
  { route: 'GET /api/imports', allow: STAFF_OWN, audit: 'patient-import' },
  {
    route: 'POST /api/imports/check',
    allow: STAFF_ANY,
    body: (scene, caller) => ({ ...forLead(scene, caller), rows: [{ name: 'Nombre de prueba' }] }),
    bodyIds: [LEAD],
    audit: 'patient-duplicates',
  },
  {
    route: 'POST /api/imports',
    allow: STAFF_ANY,
    ok: 201,
    body: (scene, caller) => ({ ...forLead(scene, caller), total: 1 }),
    bodyIds: [LEAD],
    audit: 'patient-import',
  },
  // A part alone makes no record; the beginning and the end are in the access log.
  {
    route: 'PUT /api/imports/:id/rows',
    names: 'patientImport',
    allow: STAFF_OWN,
    query: '?from=0',
    body: () => ({ rows: [{ name: 'Nombre de prueba', notes: 'Nota' }] }),
  },
  {
    route: 'PUT /api/imports/:id/finished',
    names: 'patientImport',
    allow: STAFF_OWN,
    audit: 'patient-import',
    alsoLogs: 'patient',
  },
  { route: 'DELETE /api/imports/:id', names: 'patientImport', allow: STAFF_OWN, audit: 'patient-import' },
  { route: 'GET /api/appointment-imports', allow: STAFF_OWN, audit: 'appointment-import' },
  {
    route: 'POST /api/appointment-imports/check',
    allow: STAFF_ANY,
    body: (scene, caller) => ({ ...forLead(scene, caller), rows: [{ ...FREE, name: 'Nombre de prueba' }] }),
    bodyIds: [LEAD],
    audit: 'appointment-import',
  },
  {
    route: 'POST /api/appointment-imports',
    allow: STAFF_ANY,
    ok: 201,
    body: (scene, caller) => ({
      ...forLead(scene, caller),
      rows: [
        { ...FREE, patientId: scene.objects.patient[caller === 'otherTherapist' ? caller : 'therapist'] },
      ],
    }),
    bodyIds: [LEAD],
    audit: 'appointment-import',
    alsoLogs: 'appointment',
  },
  {
    route: 'DELETE /api/appointment-imports/:id',
    names: 'appointmentImport',
    allow: STAFF_OWN,
    audit: 'appointment-import',
  },
];
