import { wallClockOf } from '@/contract/common/practiceTime';
import { DAY_AND_HOUR, type EditShape, type Fields } from '@/contract/edits';
import { ABSENCE_EDIT, EXTRAS_EDIT, WEEKS_EDIT } from '@/contract/hoursSchemas';
import { PATIENT_EDIT } from '@/contract/mergeFields';
import { HOLIDAYS_EDIT, OPENING_HOURS_EDIT } from '@/contract/practiceSchemas';
import { ROUTINE_EDIT } from '@/contract/routineSchemas';
import { documents } from '@/server/db/schema';
import type { Actor, TestServer } from '@/server/testing/testServer';

/** Who edits, and whom they treat. `berta` collaborates. */
export interface World {
  server: TestServer;
  ana: Actor;
  berta: Actor;
  admin: Actor;
  patientId: string;
}

/** Where something is read and written, and by whom. */
export interface Place {
  get: `/${string}`;
  put: `/${string}`;
  people: readonly [Actor, Actor];
}

/** Something that two people have open in a form at once. */
export interface Subject {
  name: string;
  /** Makes one. */
  make: (world: World) => Promise<Place>;
  /** What a form would send for an answer without any change. */
  read: (answer: Record<string, unknown>, place: Place) => Fields;
  /** Values that are typed into a field, by path. Portions of a list stand by their keys; null removes one. */
  typed: Record<string, readonly unknown[]>;
  /** A value of a clash as `read` spells it, where the server spells it otherwise. */
  spelled?: (field: string, value: unknown) => unknown;
  shape?: EditShape;
}

type Row = Record<string, unknown>;

const pick = (row: unknown, ...names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, (row as Row)[name]]));

/** A status of a session as its form spells it. */
const inForm = (status: unknown) => String(status).toLowerCase().replaceAll('_', '-');

const made = async ({ server, ana }: World, path: `/${string}`, body: object): Promise<string> => {
  const answer = await server.call(ana, `POST ${path}`, body);
  const row = answer.body.data ?? answer.body.appointment ?? answer.body.room ?? answer.body.service;
  return (row as { id: string }).id;
};

const both = (path: `/${string}`, ...people: [Actor, Actor]): Place => ({ get: path, put: path, people });
const stretch = (from: string, to: string) => ({ from, to });
const day = (weekday: number, ...stretches: ReturnType<typeof stretch>[]) =>
  stretches.map((one) => ({ weekday, ...one }));
const holiday = (on: string, ...names: string[]) => [null, ...names.map((name) => [{ day: on, name }])];
const dose = (exerciseId: string, sets: number) => ({
  ...{ exerciseId, order: 1, sets, reps: 10, duration: 30, restTime: 60, notes: null, prescription: null },
});

const EXERCISE = {
  ...{ name: 'Puente', description: 'Texto', category: 'Rehabilitación', difficulty: 'BEGINNER' },
  instructions: 'Texto',
};

const CLINICAL: Subject[] = [
  {
    name: 'a record',
    make: async ({ ana, berta, patientId }) => both(`/api/patients/${patientId}`, ana, berta),
    read: ({ patient }) =>
      pick(patient, 'name', 'phone', 'allergies', 'status', 'emergencyContact', 'emergencyPhone', 'details'),
    typed: {
      name: ['Eva', 'Eva Ruiz'],
      phone: ['', '600 111 222', '611 222 333'],
      allergies: ['', 'Látex'],
      status: ['ACTIVE', 'INACTIVE'],
      emergencyContact: ['', 'Luis'],
      emergencyPhone: ['', '600 333 444'],
      'details.town': ['', 'Soria', 'Teruel'],
      'details.tags': [[], ['Nota'], ['Nota', 'Otra']],
    },
    shape: PATIENT_EDIT,
  },
  {
    name: 'a contact at the desk',
    make: async ({ admin, patientId }) => ({
      get: `/api/patients/${patientId}`,
      put: `/api/patients/${patientId}/contact`,
      people: [admin, admin],
    }),
    read: ({ patient }) => pick(patient, 'name', 'phone', 'email'),
    typed: {
      name: ['Eva', 'Eva Ruiz'],
      phone: ['', '600 111 222', '611 222 333'],
      email: ['', 'eva@correo.es'],
    },
  },
  {
    name: 'an appointment',
    make: async (world) => {
      const body = { patientId: world.patientId, date: '2026-11-23', time: '09:30' };
      const id = await made(world, '/api/appointments', { ...body, duration: 60, type: 'TREATMENT' });
      return both(`/api/appointments/${id}`, world.ana, world.ana);
    },
    read: ({ appointment }) => ({
      ...pick(appointment, 'patientId', 'duration', 'type', 'notes'),
      ...wallClockOf(new Date(String((appointment as Row).date)), 'Europe/Madrid'),
    }),
    typed: {
      date: ['2026-11-23', '2026-11-24'],
      time: ['09:30', '12:30', '16:00'],
      duration: [30, 60],
      type: ['TREATMENT', 'EVALUATION'],
      notes: ['', 'Trae el informe'],
    },
    shape: DAY_AND_HOUR,
  },
  {
    name: 'an evaluation',
    make: async (world) => {
      const path = `/api/patients/${world.patientId}/evaluations` as const;
      const id = await made(world, path, { date: '2026-11-19', reason: 'Motivo' });
      return both(`/api/evaluations/${id}`, world.ana, world.ana);
    },
    read: ({ data }) => ({
      ...pick(data, 'reason', 'pain', 'regions', 'range', 'plan'),
      date: String((data as Row).date).slice(0, 10),
    }),
    typed: {
      date: ['2026-11-18', '2026-11-19'],
      reason: ['Motivo', 'Otro'],
      pain: [null, 0, 7],
      range: [[], [{ movement: 'KNEE_FLEXION', side: 'LEFT', degrees: 90 }]],
      plan: ['', 'Plan'],
    },
  },
  {
    name: 'a session',
    make: async (world) => {
      const body = { date: '2026-11-19', time: '09:00', patientId: world.patientId };
      const id = await made(world, '/api/sessions', { ...body, treatmentType: 'Seguimiento', duration: 60 });
      return both(`/api/sessions/${id}`, world.ana, world.ana);
    },
    read: ({ data }) => ({
      ...pick(data, 'time', 'patientId', 'treatmentType', 'duration', 'notes', 'sharedNotes', 'exercises'),
      date: String((data as Row).date).slice(0, 10),
      // As the form spells it.
      status: inForm((data as Row).status),
    }),
    spelled: (field, value) => (field === 'status' ? inForm(value) : value),
    typed: {
      time: ['09:00', '10:00'],
      status: ['scheduled', 'completed', 'no-show'],
      notes: ['', 'Nota'],
      sharedNotes: ['', 'Ejercicios en casa'],
      exercises: [[], [{ name: 'Puente', sets: 3, reps: 10, duration: null, notes: null }]],
    },
    shape: DAY_AND_HOUR,
  },
  {
    name: 'a routine',
    make: async (world) => {
      const exerciseId = await made(world, '/api/exercises', EXERCISE);
      const id = await made(world, '/api/routines', {
        ...{ name: 'Rutina', frequency: 'DAILY', duration: 4, patientId: world.patientId },
        exercises: [dose(exerciseId, 3)],
      });
      return { get: '/api/routines', put: `/api/routines/${id}`, people: [world.ana, world.berta] };
    },
    read: ({ data }) => {
      const [routine] = data as { exercises: Row[] }[];
      const rows = routine?.exercises.map((row, index) => ({
        ...pick(row, 'exerciseId', 'sets', 'reps', 'duration', 'restTime', 'notes', 'prescription'),
        order: index + 1,
      }));
      return {
        ...pick(routine, 'name', 'duration', 'notes', 'frequency', 'schedule', 'patientId'),
        exercises: rows,
      };
    },
    typed: {
      name: ['Rutina', 'Otra'],
      duration: [2, 4],
      notes: ['', 'Nota'],
      frequency: ['DAILY', 'WEEKLY'],
    },
    shape: ROUTINE_EDIT,
  },
  {
    name: 'an exercise',
    make: async (world) => {
      const id = await made(world, '/api/exercises', EXERCISE);
      return { get: '/api/exercises', put: `/api/exercises/${id}`, people: [world.ana, world.ana] };
    },
    read: ({ data }) => pick((data as Row[])[0], 'name', 'description', 'instructions', 'sets', 'equipment'),
    typed: {
      name: ['Puente', 'Plancha'],
      instructions: ['Texto', 'Más'],
      sets: [null, 3],
      equipment: ['', 'Banda'],
    },
  },
  {
    name: 'a document',
    make: async ({ server, ana, berta, patientId }) => {
      const values = { patientId, authorId: ana.id, uploadKey: 'k', name: 'x.pdf', kind: 'OTHER' as const };
      const file = { size: 1, type: 'application/pdf' as const, sha256: 'x', storedAt: server.clock.now() };
      const [row] = await server.db
        .insert(documents)
        .values({ ...values, ...file, day: '2026-11-01' })
        .returning({ id: documents.id });
      const list = `/api/patients/${patientId}/documents` as const;
      return { get: list, put: `/api/documents/${row?.id}`, people: [ana, berta] };
    },
    read: ({ data }) => pick((data as Row[])[0], 'name', 'kind', 'day', 'note', 'shared'),
    typed: {
      name: ['x.pdf', 'informe.pdf'],
      note: ['', 'Nota'],
      day: ['2026-11-01', '2026-11-02'],
      shared: [false, true],
    },
  },
  {
    name: 'an episode',
    make: async ({ server, ana, berta, patientId }) => {
      const list = `/api/patients/${patientId}/episodes` as const;
      const { body } = await server.call(ana, `POST ${list}`, {
        reason: 'Lumbalgia',
        startedOn: '2026-11-01',
      });
      return { get: list, put: `/api/episodes/${body.episodes[0].id}`, people: [ana, berta] };
    },
    read: ({ episodes }) =>
      pick((episodes as Row[])[0], 'reason', 'region', 'startedOn', 'authorisation', 'authorisedSessions'),
    typed: {
      reason: ['Lumbalgia', 'Ciática'],
      region: [null, 'LUMBAR'],
      startedOn: ['2026-11-01', '2026-11-02'],
      authorisedSessions: [null, 10],
    },
  },
];

const SETTINGS: Subject[] = [
  {
    name: 'a profile',
    make: async ({ ana }) => both('/api/profile', ana, ana),
    read: (profile) => pick(profile, 'name', 'email', 'phone', 'specialization', 'license'),
    typed: {
      name: ['Ana', 'Ana Gil'],
      phone: ['', '600 111 222'],
      specialization: [null, 'sports'],
      license: ['', 'L-1'],
    },
  },
  {
    name: 'the settings of the practice',
    make: async ({ server, admin }) => {
      const first = { name: 'Consulta', retentionYears: 5, lateCancellationHours: 24, registration: 'OPEN' };
      await server.call(admin, 'PUT /api/practice/settings', first);
      return both('/api/practice/settings', admin, admin);
    },
    read: ({ settings }) => settings as Fields,
    typed: {
      name: ['Consulta', 'Otra'],
      phone: ['', '600 111 222'],
      retentionYears: [5, 10],
      holidayRegion: [null, 'MD'],
      registration: ['OPEN', 'INVITATION'],
    },
  },
  {
    name: 'the sentences of a mail',
    make: async ({ admin }) => ({
      get: '/api/outbox/texts',
      put: '/api/outbox/texts?kind=MOVED',
      people: [admin, admin],
    }),
    read: ({ texts }) => pick((texts as Row[])[1], 'opening', 'closing'),
    typed: {
      opening: [null, 'Tu cita cambia al {cuando}.', 'Ahora es el {cuando}.'],
      closing: [null, 'Hasta pronto.', 'Te esperamos.'],
    },
  },
  {
    name: 'the opening hours',
    make: async ({ admin }) => both('/api/practice/hours', admin, admin),
    read: ({ openingHours }) => ({ openingHours }),
    typed: {
      'openingHours.1': [null, day(1, stretch('09:00', '14:00')), day(1, stretch('10:00', '13:00'))],
      'openingHours.5': [null, day(5, stretch('09:00', '14:00'), stretch('16:00', '18:00'))],
      'openingHours.6': [null, day(6, stretch('10:00', '12:00'))],
    },
    shape: OPENING_HOURS_EDIT,
  },
  {
    name: 'the holidays',
    make: async ({ admin }) => ({
      get: '/api/practice/hours',
      put: '/api/practice/holidays',
      people: [admin, admin],
    }),
    read: ({ holidays }) => ({ holidays }),
    typed: {
      'holidays.2026-12-25': holiday('2026-12-25', 'Navidad', 'Natividad'),
      'holidays.2027-01-06': holiday('2027-01-06', 'Reyes'),
    },
    shape: HOLIDAYS_EDIT,
  },
  {
    name: 'the weeks of a therapist',
    make: async ({ ana, admin }) => ({
      get: '/api/hours',
      put: `/api/hours/${ana.id}/weeks`,
      people: [ana, admin],
    }),
    read: ({ therapists }, { people }) =>
      pick(
        (therapists as Row[]).find(({ therapistId }) => therapistId === people[0].id),
        'weeks',
      ),
    typed: {
      'weeks.2026-11-23': [
        null,
        ...['14:00', '15:00'].map((to) => [
          { from: '2026-11-23', until: null, stretches: day(1, stretch('09:00', to)) },
        ]),
      ],
      'weeks.2027-01-07': [
        null,
        [{ from: '2027-01-07', until: null, stretches: day(2, stretch('09:00', '14:00')) }],
      ],
    },
    shape: WEEKS_EDIT,
  },
  {
    name: 'the extra hours of a therapist',
    make: async ({ ana, admin }) => ({
      get: '/api/hours',
      put: `/api/hours/${ana.id}/extras`,
      people: [ana, admin],
    }),
    read: ({ therapists }, { people }) =>
      pick(
        (therapists as Row[]).find(({ therapistId }) => therapistId === people[0].id),
        'extras',
      ),
    typed: {
      'extras.2026-11-28': [
        null,
        ...['12:00', '13:00'].map((to) => [{ day: '2026-11-28', ...stretch('10:00', to) }]),
      ],
      'extras.2026-12-05': [null, [{ day: '2026-12-05', ...stretch('10:00', '12:00') }]],
    },
    shape: EXTRAS_EDIT,
  },
  {
    name: 'an absence',
    make: async ({ server, ana, admin }) => {
      const body = { from: '2026-12-01', to: '2026-12-04', kind: 'TRAINING' };
      const answer = await server.call(ana, `POST /api/hours/${ana.id}/absences`, body);
      const id = answer.body.hours.absences[0].id as string;
      return { get: '/api/hours', put: `/api/hours/absences/${id}`, people: [ana, admin] };
    },
    read: ({ therapists }, { people }) => {
      const own = (therapists as Row[]).find(({ therapistId }) => therapistId === people[0].id);
      return pick((own?.absences as Row[])[0], 'from', 'to', 'start', 'end', 'kind', 'reason');
    },
    typed: {
      from: ['2026-12-01', '2026-12-02'],
      to: ['2026-12-04', '2026-12-05'],
      kind: ['TRAINING', 'HOLIDAYS'],
      reason: ['', 'Curso'],
    },
    shape: ABSENCE_EDIT,
  },
  {
    name: 'a room',
    make: async (world) => {
      const { body } = await world.server.call(world.admin, 'POST /api/rooms', {
        name: 'Sala',
        active: true,
      });
      return { get: '/api/rooms', put: `/api/rooms/${body.room.id}`, people: [world.admin, world.admin] };
    },
    read: ({ rooms }) => pick((rooms as Row[])[0], 'name', 'active'),
    typed: { name: ['Sala', 'Gimnasio'], active: [true, false] },
  },
  {
    name: 'a service',
    make: async ({ server, admin }) => {
      const { body } = await server.call(admin, 'POST /api/services', {
        ...{ name: 'Sesión', type: 'TREATMENT', duration: 45, bufferAfter: 0, priceCents: null },
        ...{ vatClass: 'EXEMPT', colour: 'TEAL', active: true },
      });
      return { get: '/api/services', put: `/api/services/${body.service.id}`, people: [admin, admin] };
    },
    read: ({ services }) =>
      pick(
        (services as Row[])[0],
        'name',
        'type',
        'duration',
        'bufferAfter',
        'priceCents',
        'vatClass',
        'colour',
        'active',
      ),
    typed: {
      name: ['Sesión', 'Visita'],
      duration: [45, 60],
      priceCents: [null, 4500],
      active: [true, false],
    },
  },
];

export const SUBJECTS: readonly Subject[] = [...CLINICAL, ...SETTINGS];
