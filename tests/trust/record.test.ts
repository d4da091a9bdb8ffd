import { randomUUID } from 'node:crypto';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { RecordCopy } from '@/contract/recordAnswers';
import { columnsFor, WITHHELD_COLUMNS } from '@/contract/recordReaders';
import { recordSections, type RecordTable } from '@/contract/recordSections';
import * as schema from '@/server/db/schema';
import { insertRow } from '@/server/db/insertRow';
import { canariesIn, canary } from './callers';
import { openPractice, type Practice } from './practice';
import { seedScene } from './scene';
import { figure } from './figures';
import { TABLES } from '@/server/db/tables';
import { rowsOfSubject } from '@/server/record/rowsRepository';

let server: Practice;
const counts = { rows: 0, copies: 0 };

beforeAll(async () => {
  server = await openPractice();
});
afterAll(async () => {
  await server.close();
  figure(
    'Copia de la ficha',
    `${counts.copies} copias, ${counts.rows} filas de ${recordSections().length} tablas`,
  );
});

const subject = { patientId: randomUUID(), userId: randomUUID() };

/** Tables that may contain rows of a patient but are in no copy, with the reason. */
const NOT_COPIED: Record<string, string> = {
  documentPieces: 'bytes of documents, which are downloaded one by one; the copy names each with its hash',
  appointmentChanges:
    'how an appointment stood before its latest change, kept until it cannot be undone any more',
  appointmentNotices:
    'what a person knows of an appointment until the notice of its change leaves, for seconds',
  recordMergeRows: 'which rows a merge moved, for thirty days to be undone; they are in their own tables',
  absences: 'when somebody who works here is absent',
  extraHours: 'when somebody who works here works longer',
  staffInvitations: 'who works here; a patient invites nobody',
  workStretches: 'the week of somebody who works here',
  workWeeks: 'the week of somebody who works here',
  covers: 'which colleague stands in for whom; that is said of therapists, not of a patient',
  patientImports: 'which therapist brought how many patients from a file',
  appointmentImports: 'which therapist brought how many appointments from a file',
  importRows: 'patients who wait for the end of their import, for minutes; no record exists yet',
  idempotencyKeys: 'answers that are kept for a day to be repeated; what they say is in the other tables',
};

describe('the schema', () => {
  const reachable = TABLES.filter(([name]) => rowsOfSubject(name, subject));

  test('every table that can hold something of a patient has its section, or a reason', () => {
    const known = [...recordSections().map(([name]) => name as string), ...Object.keys(NOT_COPIED)];
    expect(reachable.map(([name]) => name as string).sort()).toEqual(known.sort());
  });

  test('a table that is not one of them names no person and no record', () => {
    const others = TABLES.filter(([name]) => !rowsOfSubject(name, subject));
    // The author of the library is a member of staff.
    expect(others.map(([name]) => name)).toEqual([
      'mailTexts',
      'holidays',
      'openingHours',
      'practiceSettings',
      'rooms',
      'services',
      'setUpAnswers',
      'exercises',
      'attempts',
    ]);
  });

  test('every column is in the copy or withheld on purpose, and no secret has a name in it', () => {
    for (const [name, section] of recordSections()) {
      const table = (schema as Record<string, unknown>)[name];
      const columns = is(table, PgTable) ? Object.keys(getTableColumns(table)) : [];
      const withheld = WITHHELD_COLUMNS[name] ?? [];
      expect([name, [...Object.keys(section.columns), ...withheld].sort()]).toEqual([name, columns.sort()]);
      expect(Object.keys(section.columns).filter((column) => /hash|secret|token/i.test(column))).toEqual([]);
    }
  });
});

/** Fills tables that the scene leaves empty, so that every table has rows of both patients. */
async function fullScene() {
  const scene = await seedScene(server);
  const { db, clock } = server;
  const now = clock.now();
  for (const [actor, therapist, side] of [
    [scene.actors.patient, scene.actors.therapist, 'patient'],
    [scene.actors.otherPatient, scene.actors.otherTherapist, 'otherPatient'],
  ] as const) {
    const patientId = actor.patientId ?? '';
    const conversationId = scene.objects.conversation[side] ?? '';
    const consent = { patientId, version: '2026-11', acceptedAt: now };
    await db
      .insert(schema.consents)
      .values([consent, { ...consent, withdrawnAt: now, withdrawnBy: therapist.id }]);
    const invitationId = await insertRow(db, schema.invitations, {
      ...{ patientId, therapistId: therapist.id, email: actor.email, tokenHash: `hash-${patientId}` },
      ...{ status: 'ACCEPTED', expiresAt: now },
    });
    const sent = { dueAt: now, attempts: 1, outcome: 'SENT', endedAt: now } as const;
    await db.insert(schema.accountMails).values({ ...sent, kind: 'INVITATION', invitationId });
    const other = therapist === scene.actors.therapist ? scene.actors.otherTherapist : scene.actors.therapist;
    await db
      .insert(schema.patientCollaborators)
      .values({ patientId, therapistId: other.id, createdAt: now })
      .onConflictDoNothing();
    await db.insert(schema.recordMerges).values({
      survivorId: patientId,
      removedId: (await server.addPatient(therapist)).id,
      authorId: therapist.id,
      at: now,
      choices: {},
      before: { notes: canary(side === 'patient' ? 'ana' : 'luis', 'private') },
      undoneAt: now,
      undoneBy: therapist.id,
    });
    await db.insert(schema.patientHandovers).values({
      patientId,
      fromId: other.id,
      toId: therapist.id,
      note: canary(side === 'patient' ? 'ana' : 'luis', 'private'),
      at: now,
    });
    await db.insert(schema.conversationReads).values([
      { conversationId, userId: actor.id, lastReadSeq: 1 },
      { conversationId, userId: therapist.id, lastReadSeq: 1 },
    ]);
    await db.insert(schema.messages).values({ conversationId, senderId: actor.id, content: 'Gracias' });
    await db.insert(schema.appointmentEvents).values({
      appointmentId: scene.objects.appointment[side] ?? '',
      patientId,
      at: now,
      actorId: therapist.id,
      kind: 'BOOKED',
      status: 'SCHEDULED',
      startsAt: now,
      duration: 30,
    });
    await db.insert(schema.outboxMessages).values({
      ...{ appointmentId: scene.objects.appointment[side] ?? '', patientId },
      ...{ kind: 'BOOKED', startsAt: now, dueAt: now, attempts: 1 },
      ...{ outcome: 'SENT', endedAt: now, sentTo: actor.email },
    });
    const codes = { codeHash: `SECRETO-${actor.id}`, tokenHash: `SECRETO-${actor.id}` };
    const account = { userId: actor.id, secret: 'SECRETO', ...codes, expiresAt: now };
    for (const table of [schema.secondFactors, schema.recoveryCodes, schema.loginChallenges])
      await db.insert(table).values(account).onConflictDoNothing();
    await server.send({ method: 'GET', url: `/api/patients/${patientId}`, token: therapist.token });
    await server.send({ method: 'GET', url: '/api/sessions/my-sessions', token: actor.token });
  }
  return scene;
}

/** Rows of a table by hand-written rules, independent of the foreign keys. */
async function rowsByHand(name: RecordTable, patientId: string, userId: string) {
  const all = async <Name extends RecordTable>(table: Name) =>
    (await server.db.select().from(schema[table] as PgTable)) as Record<string, unknown>[];
  const rows = await all(name);
  const first = rows[0] ?? {};
  const idsOf = async (table: RecordTable) =>
    (await all(table)).filter((row) => row['patientId'] === patientId).map(({ id }) => id);
  if (name === 'patients') return rows.filter(({ id }) => id === patientId);
  if (name === 'recordMerges') return rows.filter((row) => row['survivorId'] === patientId);
  if (name === 'users') return rows.filter(({ id }) => id === userId);
  if (name === 'auditEvents')
    return rows.filter((row) => row['patientId'] === patientId || row['actorId'] === userId);
  if (name === 'notifications')
    return rows.filter((row) => row['patientId'] === patientId || row['userId'] === userId);
  if ('patientId' in first) return rows.filter((row) => row['patientId'] === patientId);
  for (const [column, table] of [
    ['conversationId', 'conversations'],
    ['progressId', 'routineProgress'],
    ['routineId', 'routines'],
    ['appointmentId', 'appointments'],
    ['invitationId', 'invitations'],
  ] as const) {
    if (!(column in first)) continue;
    const ids = await idsOf(table);
    return rows.filter((row) => ids.includes(row[column]));
  }
  return rows.filter((row) => row['userId'] === userId);
}

const withoutNotes = (exercises: unknown) =>
  (exercises as object[]).map((exercise) => ({ ...exercise, notes: null }));

const copyOf = async (url: string, token: string) => {
  const answer = await server.send({ method: 'GET', url, token });
  expect(answer.statusCode).toBe(200);
  return { copy: answer.json<RecordCopy>(), body: answer.body };
};

test('a copy holds every row of theirs in every table, and nobody else’s', async () => {
  const scene = await fullScene();
  const people = [
    ['ana', scene.actors.patient, scene.actors.therapist],
    ['luis', scene.actors.otherPatient, scene.actors.otherTherapist],
  ] as const;
  for (const [side, patient, therapist] of people) {
    const patientId = patient.patientId ?? '';
    for (const [reader, url, token] of [
      ['patient', '/api/my-record/export', patient.token],
      ['therapist', `/api/patients/${patientId}/export`, therapist.token],
    ] as const) {
      const byHand = new Map<RecordTable, Record<string, unknown>[]>();
      for (const [name] of recordSections()) byHand.set(name, await rowsByHand(name, patientId, patient.id));
      const { copy, body } = await copyOf(url, token);
      counts.copies += 1;
      for (const [name] of recordSections()) {
        const wanted = (byHand.get(name) ?? []).map((row) =>
          JSON.stringify(
            Object.fromEntries(
              columnsFor(name, reader).map((column) => [
                column,
                reader === 'patient' && column === 'exercises' ? withoutNotes(row[column]) : row[column],
              ]),
            ),
          ),
        );
        const found = copy.sections[name].map((row) => JSON.stringify(row));
        expect([name, wanted.length > 0]).toEqual([name, true]);
        expect([name, found.sort()]).toEqual([name, wanted.sort()]);
        counts.rows += found.length;
      }
      const strangers = canariesIn(body).filter(
        // The ADMIN wrote a routine and a session into Ana's record; exercises belong to the practice.
        // The other therapist collaborates, so both copies name them.
        ([whose, kind]) =>
          whose !== side && whose !== 'practice' && kind !== 'name' && !(side === 'ana' && whose === 'admin'),
      );
      expect(strangers).toEqual([]);
      // Internal notes are in the therapist's copy, including earlier versions.
      expect(canariesIn(body).some(([, kind]) => kind === 'private')).toBe(reader === 'therapist');
      expect(body).not.toMatch(/argon2|SECRETO|hash-/);
      expect(copy.names.people[therapist.id]).toBe(therapist.name);
    }
  }
});

test('the annotations of the professional are in the therapist’s copy only, the patient’s devices in theirs', async () => {
  const scene = await fullScene();
  const { patient, therapist } = scene.actors;
  const { copy: own } = await copyOf('/api/my-record/export', patient.token);
  const { copy: full } = await copyOf(`/api/patients/${patient.patientId}/export`, therapist.token);
  expect(own.sections.patients[0]).not.toHaveProperty('notes');
  expect(own.sections.patients[0]).toHaveProperty('medicalHistory');
  expect(own.sections.appointments[0]).not.toHaveProperty('notes');
  expect(own.sections.treatmentSessions[0]).not.toHaveProperty('notes');
  expect(own.sections.treatmentSessions[0]).toHaveProperty('sharedNotes');
  expect(own.sections.recordVersions[0]).toHaveProperty('replacedAt');
  expect(own.sections.recordVersions[0]).not.toHaveProperty('content');
  expect(full.sections.treatmentSessions[0]).toHaveProperty('notes');
  expect(full.sections.recordVersions[0]).toHaveProperty('content');
  expect(full.sections.patients[0]).toHaveProperty('notes');
  expect(full.sections.appointments[0]).toHaveProperty('notes');
  for (const device of ['userAgent', 'address']) {
    expect(own.sections.userSessions[0]).toHaveProperty(device);
    expect(full.sections.userSessions[0]).not.toHaveProperty(device);
  }
  for (const [section, column] of [
    ['patientDetails', 'tags'],
    ['recordMerges', 'before'],
    ['recordMerges', 'choices'],
  ] as const) {
    expect(own.sections[section][0]).not.toHaveProperty(column);
    expect(full.sections[section][0]).toHaveProperty(column);
  }
});

test('what a withdrawn message said is in the therapist’s copy only', async () => {
  const scene = await fullScene();
  const { patient, therapist } = scene.actors;
  const withdrawn = [scene.objects.message.therapist, scene.objects.message.patient];
  for (const [index, { token }] of [therapist, patient].entries())
    await server.send({ method: 'DELETE', url: `/api/messages/${withdrawn[index]}`, token });
  const { copy: own } = await copyOf('/api/my-record/export', patient.token);
  const { copy: full } = await copyOf(`/api/patients/${patient.patientId}/export`, therapist.token);
  const contents = ({ sections }: RecordCopy) =>
    sections.messages.filter(({ id }) => withdrawn.includes(String(id))).map(({ content }) => content);
  expect(contents(own)).toEqual([null, null]);
  expect(contents(full)).toEqual([expect.stringMatching(/^Canary/), expect.stringMatching(/^Canary/)]);
  expect(own.sections.messages.filter(({ withdrawnAt }) => withdrawnAt !== null)).toHaveLength(2);
  expect(own.sections.messages.some(({ content }) => content === 'Gracias')).toBe(true);
});
