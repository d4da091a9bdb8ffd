import { HOURS_LIMITS, HOURS_MESSAGES as MESSAGES } from '@/contract/hours';
import { PRACTICE_MESSAGES } from '@/contract/practice';
import type { TherapistHours } from '@/contract/hoursAnswers';
import { databaseFailureOf } from '../db/failures';
import { absences, extraHours, workStretches, workWeeks } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let berta: Actor;
let admin: Actor;
let manuel: Actor;

beforeEach(async () => {
  server.clock.set('2026-11-20T10:00:00Z');
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  berta = await server.signIn('THERAPIST', { name: 'Berta Gil' });
  admin = await server.signIn('ADMIN');
  manuel = await server.signIn('PATIENT', { name: 'Manuel Ortega', therapist: ana });
});

const MORNINGS = {
  from: '2026-11-01',
  until: null,
  stretches: [
    { weekday: 1, from: '09:00', to: '11:00' },
    { weekday: 2, from: '09:00', to: '14:00' },
    { weekday: 2, from: '16:00', to: '18:00' },
  ],
};
const LEAVE = {
  from: '2026-11-24',
  to: '2026-11-26',
  start: null,
  end: null,
  kind: 'SICK_LEAVE',
  reason: 'Operación',
};

const list = async (actor: Actor) => {
  const { body } = await server.call(actor, 'GET /api/hours');
  return body.therapists as TherapistHours[];
};
const saveWeeks = (weeks: object[], actor = ana, of = ana) =>
  server.call(actor, `PUT /api/hours/${of.id}/weeks`, { weeks });
const saveExtras = (extras: object[], actor = ana) =>
  server.call(actor, `PUT /api/hours/${ana.id}/extras`, { extras });
const addAbsence = (values: object = {}, actor = ana, of = ana) =>
  server.call(actor, `POST /api/hours/${of.id}/absences`, { ...LEAVE, ...values });
const book = async (date: string, time: string, values: object = {}) =>
  server.call(ana, 'POST /api/appointments', {
    patientId: manuel.patientId,
    date,
    time,
    duration: 60,
    type: 'TREATMENT',
    notes: 'Traer informes',
    ...values,
  });
const starts = (slots: { date: string }[]) => slots.map(({ date }) => date.slice(0, 16));

describe('the hours', () => {
  it('of all therapists are there, by name, empty until somebody says them', async () => {
    const nothing = { weeks: [], absences: [], extras: [] };
    expect(await list(admin)).toEqual([
      { therapistId: ana.id, name: 'Ana Ruiz', ...nothing },
      { therapistId: berta.id, name: 'Berta Gil', ...nothing },
    ]);
  });

  it('are kept as they were said, and weeks and extra hours are replaced as a whole', async () => {
    const later = { ...MORNINGS, from: '2026-12-01', until: '2026-12-31' };
    const saved = await saveWeeks([later, MORNINGS]);
    expect(saved.body.hours.weeks).toEqual([MORNINGS, later]);
    const extras = [{ day: '2026-11-28', from: '10:00', to: '12:00' }];
    expect((await saveExtras(extras)).body.hours.extras).toEqual(extras);
    expect((await list(berta))[0]).toMatchObject({ weeks: [MORNINGS, later], extras });
    expect((await saveWeeks([])).body.hours).toMatchObject({ weeks: [], extras });
    expect((await saveExtras([])).body.hours.extras).toEqual([]);
  });

  it('that lie far back are not shown, and stay when the shown ones are replaced', async () => {
    await server.db
      .insert(extraHours)
      .values({ therapistId: ana.id, day: '2024-01-05', fromMinute: 600, toMinute: 660 });
    await addAbsence({ from: '2024-01-01', to: '2024-01-02' });
    expect((await list(ana))[0]).toMatchObject({ absences: [], extras: [] });
    await saveExtras([]);
    expect(await server.db.select().from(extraHours)).toHaveLength(1);
  });

  it('say to the therapist and to administration why somebody is absent, and to nobody else', async () => {
    await addAbsence();
    const absent = { ...LEAVE, id: expect.any(String) };
    expect((await list(ana))[0]?.absences).toEqual([absent]);
    expect((await list(admin))[0]?.absences).toEqual([absent]);
    const seen = await list(berta);
    expect(seen[0]?.absences).toEqual([{ ...absent, kind: null, reason: null }]);
    expect(JSON.stringify(seen)).not.toMatch(/SICK|Operaci/);
  });

  it('are changed by the therapist and by an ADMIN; a colleague finds nobody there', async () => {
    expect((await saveWeeks([MORNINGS], admin)).status).toBe(200);
    const nobody = await saveWeeks([MORNINGS], admin, manuel);
    const colleague = await saveWeeks([], berta);
    expect([nobody.status, colleague.status]).toEqual([404, 404]);
    expect(colleague.body.message).toBe(nobody.body.message);
    await addAbsence();
    const [absence] = await server.db.select().from(absences);
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await server.call(berta, `${method} /api/hours/absences/${absence!.id}`, LEAVE)).status).toBe(
        404,
      );
    expect((await list(ana))[0]).toMatchObject({ weeks: [MORNINGS], absences: [{ reason: 'Operación' }] });
  });

  it('of an absence change and go', async () => {
    const { body } = await addAbsence();
    const { id } = body.hours.absences[0];
    const changed = await server.call(ana, `PUT /api/hours/absences/${id}`, {
      ...LEAVE,
      to: '2026-11-24',
      start: '09:00',
      end: '10:30',
      kind: 'OTHER',
      reason: '',
    });
    expect(changed.body.hours.absences).toEqual([
      { id, from: '2026-11-24', to: '2026-11-24', start: '09:00', end: '10:30', kind: 'OTHER', reason: null },
    ]);
    const gone = await server.call(ana, `DELETE /api/hours/absences/${id}`);
    expect(gone.body.hours.absences).toEqual([]);
    expect((await server.call(ana, `DELETE /api/hours/absences/${id}`)).status).toBe(404);
  });
});

describe('what makes no sense is refused beside its field', () => {
  const crossing = [
    { weekday: 1, from: '09:00', to: '14:00' },
    { weekday: 1, from: '13:00', to: '18:00' },
  ];
  it.each([
    [[{ ...MORNINGS, stretches: crossing }], 'weeks[0].stretches[1].from', PRACTICE_MESSAGES.stretchOverlap],
    [[{ ...MORNINGS, stretches: [] }], 'weeks[0].stretches', MESSAGES.noStretches],
    [[{ ...MORNINGS, until: '2026-10-31' }], 'weeks[0].until', MESSAGES.untilBefore],
    [[MORNINGS, MORNINGS], 'weeks[1].from', MESSAGES.sameFrom],
    [[{ ...MORNINGS, from: '' }], 'weeks[0].from', MESSAGES.fromRequired],
  ])('weeks %#', async (weeks, path, message) => {
    const { status, body } = await saveWeeks(weeks);
    expect([status, body.fields]).toEqual([400, { [path]: message }]);
  });

  it.each([
    [{ to: '2026-11-23' }, 'to', MESSAGES.untilBefore],
    [{ to: '2029-11-23' }, 'to', MESSAGES.tooLong],
    [{ start: '09:00', end: '10:00' }, 'to', MESSAGES.partOfOneDay],
    [{ to: '2026-11-24', start: '09:00' }, 'end', MESSAGES.timeRequired],
    [{ to: '2026-11-24', start: '09:00', end: '09:00' }, 'end', MESSAGES.stretchEnd],
    [{ kind: null }, 'kind', MESSAGES.kindRequired],
  ])('absence %j', async (values, path, message) => {
    const { status, body } = await addAbsence(values);
    expect([status, body.fields[path]]).toEqual([400, message]);
  });

  it('extra hours that cross', async () => {
    const extras = [
      { day: '2026-11-28', from: '10:00', to: '12:00' },
      { day: '2026-11-28', from: '11:00', to: '13:00' },
    ];
    expect((await saveExtras(extras)).body.fields).toEqual({ 'extras[1].from': MESSAGES.extraOverlap });
  });

  it('more absences than may be kept', async () => {
    const values = {
      therapistId: ana.id,
      fromDay: '2026-12-01',
      toDay: '2026-12-01',
      kind: 'OTHER',
    } as const;
    await server.db.insert(absences).values(Array.from({ length: HOURS_LIMITS.absencesMax }, () => values));
    const { status, body } = await addAbsence();
    expect([status, body.message]).toEqual([409, MESSAGES.tooManyAbsences]);
    // Those that lie too far back to be shown cannot be removed, so they take no room.
    await server.db.update(absences).set({ fromDay: '2024-01-01', toDay: '2024-01-01' });
    expect((await addAbsence()).status).toBe(201);
  });
});

describe('the database itself refuses', () => {
  const refusalOf = async (write: PromiseLike<unknown>) => {
    try {
      await write;
      return undefined;
    } catch (error) {
      return databaseFailureOf(error)?.constraint;
    }
  };

  it('stretches of one day that cross, times that end before they begin, and absences of a part of several days', async () => {
    const { db } = server;
    const week = { therapistId: ana.id, validFrom: '2026-11-01' };
    const [{ id: weekId } = { id: '' }] = await db
      .insert(workWeeks)
      .values(week)
      .returning({ id: workWeeks.id });
    const stretch = (fromMinute: number, toMinute: number, weekday = 1) =>
      refusalOf(db.insert(workStretches).values({ weekId, weekday, fromMinute, toMinute }));
    expect(await stretch(540, 600)).toBeUndefined();
    expect(await stretch(600, 660)).toBeUndefined();
    expect(await stretch(599, 601)).toBe('work_stretches_never_overlap');
    expect(await stretch(599, 601, 2)).toBeUndefined();
    expect(await stretch(700, 700)).toBe('work_stretches_stretch');
    expect(await refusalOf(db.insert(workWeeks).values(week))).toBe('work_weeks_therapist');
    const extra = { therapistId: ana.id, day: '2026-11-28', fromMinute: 540, toMinute: 600 };
    expect(await refusalOf(db.insert(extraHours).values(extra))).toBeUndefined();
    expect(await refusalOf(db.insert(extraHours).values(extra))).toBe('extra_hours_never_overlap');
    const part = { fromMinute: 540, toMinute: 600, kind: 'OTHER', therapistId: ana.id } as const;
    const days = { fromDay: '2026-11-24', toDay: '2026-11-25' };
    expect(await refusalOf(db.insert(absences).values({ ...part, ...days }))).toBe('absences_span');
  });

  it('no write of several at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((weekday) =>
        saveWeeks([{ ...MORNINGS, stretches: [{ weekday, from: '09:00', to: '10:00' }] }]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await server.db.select().from(workWeeks)).toHaveLength(1);
  });
});

describe('proposals', () => {
  it('keep to the week, the absences and the extra hours of the therapist', async () => {
    await saveWeeks([MORNINGS]);
    await addAbsence({ from: '2026-11-24', to: '2026-11-24', start: '09:00', end: '16:30' });
    await saveExtras([{ day: '2026-11-28', from: '10:00', to: '11:00' }]);
    expect((await book('2026-11-23', '10:00')).status).toBe(201);
    const { body } = await book('2026-11-23', '10:00');
    expect(starts(body.details.alternatives)).toEqual([
      '2026-11-24T16:30',
      '2026-11-28T10:00',
      '2026-11-30T09:00',
    ]);
    const series = await server.call(ana, 'POST /api/appointments/series/preview', {
      patientId: manuel.patientId,
      duration: 60,
      type: 'TREATMENT',
      notes: '',
      occurrences: [
        { date: '2026-11-23', time: '10:00' },
        { date: '2026-12-07', time: '09:00' },
      ],
    });
    expect(starts(series.body.occurrences[0].alternatives)).toEqual(starts(body.details.alternatives));
  });

  it('leave booking outside to the person', async () => {
    await saveWeeks([MORNINGS]);
    expect((await book('2026-11-22', '22:00')).status).toBe(201);
  });
});

describe('appointments outside the hours', () => {
  const outside = (actor = ana, of = 'touched') =>
    server.call(actor, `GET /api/hours/${ana.id}/${of}?outside=true`);

  it('are the open ones ahead that a week or a holiday has left there since, without those of an absence', async () => {
    for (const [date, time] of [
      ['2026-11-23', '10:00'],
      ['2026-11-24', '15:00'],
      ['2026-11-24', '16:00'],
      ['2026-11-25', '10:00'],
    ] as const)
      await book(date, time);
    expect((await outside()).body.appointments).toEqual([]);
    await addAbsence({ from: '2026-11-25', to: '2026-11-25' });
    await saveWeeks([MORNINGS]);
    expect(starts((await outside()).body.appointments)).toEqual(['2026-11-24T15:00']);
    await server.call(admin, 'PUT /api/practice/holidays', {
      holidays: [{ day: '2026-11-23', name: 'Cierre' }],
    });
    expect(starts((await outside(admin)).body.appointments)).toEqual([
      '2026-11-23T10:00',
      '2026-11-24T15:00',
    ]);
    expect((await outside(berta)).status).toBe(404);
  });

  it('may go where their therapist works', async () => {
    for (const time of ['15:00', '16:00']) await book('2026-11-24', time);
    await saveWeeks([MORNINGS]);
    const { appointments } = (await outside(ana, 'touched/options')).body;
    expect(appointments).toHaveLength(1);
    expect(starts(appointments[0].options)).toEqual([
      '2026-11-24T17:00',
      '2026-11-30T09:00',
      '2026-11-30T10:00',
    ]);
  });
});

describe('appointments on which an absence falls', () => {
  const touched = async (query: string, actor = ana) =>
    server.call(actor, `GET /api/hours/${ana.id}/touched?${query}`);

  it('are the open ones that it overlaps, and it changes none', async () => {
    for (const [date, time] of [
      ['2026-11-23', '19:00'],
      ['2026-11-24', '09:00'],
      ['2026-11-25', '12:00'],
      ['2026-11-26', '09:00'],
    ] as const)
      await book(date, time);
    const cancelled = (await book('2026-11-25', '16:00')).body.appointment.id;
    await server.call(ana, `PATCH /api/appointments/${cancelled}/status`, { status: 'CANCELLED' });
    const { body } = await touched('from=2026-11-24&to=2026-11-25');
    expect(starts(body.appointments)).toEqual(['2026-11-24T09:00', '2026-11-25T12:00']);
    await addAbsence({ from: '2026-11-24', to: '2026-11-25' });
    expect((await touched('from=2026-11-24&to=2026-11-25')).body).toEqual(body);
    const part = await touched('from=2026-11-24&to=2026-11-24&start=09:59&end=12:00');
    expect(part.body.appointments).toHaveLength(1);
    const after = await touched('from=2026-11-24&to=2026-11-24&start=10:00&end=12:00');
    expect(after.body.appointments).toEqual([]);
  });

  it('show no notes to an ADMIN, nothing to a colleague, and nothing that is over', async () => {
    await book('2026-11-20', '11:30');
    const ofAna = await touched('from=2026-11-01&to=2026-11-20');
    expect(ofAna.body.appointments[0].notes).toBe('Traer informes');
    expect((await touched('from=2026-11-20', admin)).body.appointments[0].notes).toBeNull();
    expect((await touched('from=2026-11-20', berta)).status).toBe(404);
    server.clock.set('2026-11-20T11:30:00Z');
    expect((await touched('from=2026-11-20')).body.appointments).toEqual([]);
    expect((await touched('from=2026-11-20&to=2026-11-19')).status).toBe(400);
  });
});
