import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '../../db/database';
import * as schema from '../../db/schema';
import { insertRow } from '../../db/insertRow';
import { pdfFile } from '../../testing/pdfFile';
import type { Actor, TestServer } from '../../testing/testServer';
import type { Item, RecordPlan } from './recordPlans';
import { TABLES } from '../../db/tables';

interface People {
  lead: Actor;
  colleague: Actor;
  /** Account of the patient, if the record has one. */
  account?: Actor;
  exerciseId: string;
}

type Write = (context: {
  db: Database;
  own: { patientId: string; episodeId: string | null };
  people: People;
  variant: number;
  /** An instant that no other item of the test has. */
  at: Date;
}) => Promise<unknown>;

const version = (
  entity: 'SESSION' | 'EVALUATION',
  entityId: string,
  patientId: string,
  authorId: string,
  at: Date,
) => ({
  entity,
  entityId,
  patientId,
  version: 1,
  authorId,
  writtenAt: at,
  replacedAt: at,
  content: {},
});

async function writeMessage(
  db: Database,
  patientId: string,
  therapistId: string,
  senderId: string,
  at: Date,
) {
  await db
    .insert(schema.conversations)
    .values({ patientId, therapistId, createdAt: at })
    .onConflictDoNothing();
  const [conversation] = await db
    .select({ id: schema.conversations.id })
    .from(schema.conversations)
    .where(sql`patient_id = ${patientId} and therapist_id = ${therapistId}`);
  const conversationId = conversation?.id ?? '';
  const [message] = await db
    .insert(schema.messages)
    .values({ conversationId, senderId, content: 'Hola', clientId: randomUUID(), createdAt: at })
    .returning({ seq: schema.messages.seq });
  await db
    .update(schema.conversations)
    .set({ lastMessageAt: at })
    .where(sql`id = ${conversationId}`);
  return { conversationId, seq: message?.seq ?? 0 };
}

const WRITES: Record<Item['kind'], Write> = {
  async session({ db, own, people, at }) {
    const values = {
      ...own,
      therapistId: people.lead.id,
      startsAt: at,
      duration: 60,
      treatmentType: 'Manual',
    };
    const id = await insertRow(db, schema.treatmentSessions, values);
    await db.insert(schema.recordVersions).values(version('SESSION', id, own.patientId, people.lead.id, at));
  },
  async evaluation({ db, own, people, at }) {
    const values = { ...own, therapistId: people.lead.id, evaluatedAt: at, reason: 'Dolor' };
    const id = await insertRow(db, schema.evaluations, values);
    await db
      .insert(schema.recordVersions)
      .values(version('EVALUATION', id, own.patientId, people.lead.id, at));
  },
  async appointment({ db, own, people, at, variant }) {
    const values = {
      ...own,
      therapistId: people.lead.id,
      startsAt: at,
      endsAt: new Date(at.getTime() + 15 * 60_000),
      duration: 15,
      type: 'TREATMENT' as const,
      status: (['SCHEDULED', 'COMPLETED', 'CANCELLED'] as const)[variant] ?? 'SCHEDULED',
    };
    const id = await insertRow(db, schema.appointments, values);
    await db.insert(schema.appointmentEvents).values({
      appointmentId: id,
      patientId: own.patientId,
      at,
      actorId: people.lead.id,
      kind: 'BOOKED',
      status: 'SCHEDULED',
      startsAt: at,
      duration: 15,
    });
    await db.insert(schema.outboxMessages).values({
      ...{ appointmentId: id, patientId: own.patientId, kind: 'BOOKED', startsAt: at, dueAt: at },
      ...(variant === 0 && { attempts: 1, outcome: 'SENT', endedAt: at, sentTo: 'uno@x.es' }),
    });
    await db.insert(schema.appointmentChanges).values({
      ...own,
      appointmentId: id,
      id: randomUUID(),
      changedAt: at,
      status: 'SCHEDULED',
      startsAt: at,
      duration: 15,
      therapistId: people.lead.id,
      type: 'TREATMENT',
    });
  },
  async routine({ db, own, people, at }) {
    const values = { ...own, therapistId: people.lead.id, name: 'Rutina', frequency: 'DAILY', duration: 4 };
    const routineId = await insertRow(db, schema.routines, values);
    const dose = { exerciseId: people.exerciseId, position: 1, sets: 1, reps: 1, duration: 30, restTime: 30 };
    await db.insert(schema.routineExercises).values({ routineId, ...dose });
    const progressId = await insertRow(db, schema.routineProgress, {
      routineId,
      patientId: own.patientId,
      day: at.toISOString().slice(0, 10),
      routineName: 'Rutina',
    });
    await db.insert(schema.progressExercises).values({ progressId, name: 'Puente', ...dose });
  },
  async document({ db, own, people, at }) {
    const bytes = pdfFile();
    const documentId = await insertRow(db, schema.documents, {
      ...own,
      authorId: people.lead.id,
      uploadKey: randomUUID(),
      name: 'informe.pdf',
      kind: 'REPORT',
      day: '2026-01-01',
      size: bytes.length,
      type: 'application/pdf',
      sha256: 'x',
      storedAt: at,
    });
    await db.insert(schema.documentPieces).values({ documentId, piece: 0, bytes });
  },
  alert: ({ db, own, people, variant }) =>
    db
      .insert(schema.patientAlerts)
      .values({
        patientId: own.patientId,
        kind: (['PACEMAKER', 'PREGNANCY', 'DIABETES'] as const)[variant] ?? 'DIABETES',
        notedOn: '2026-01-01',
        authorId: people.lead.id,
      })
      .onConflictDoNothing(),
  ownAlert: ({ db, own, people, variant }) =>
    db
      .insert(schema.patientAlerts)
      .values({
        patientId: own.patientId,
        kind: 'OTHER',
        text: ['Cuidado', 'CUIDADO', 'Otra cosa'][variant] ?? '',
        notedOn: '2026-01-01',
        authorId: people.lead.id,
      })
      .onConflictDoNothing(),
  handover: ({ db, own, people, at }) =>
    db
      .insert(schema.patientHandovers)
      .values({ patientId: own.patientId, fromId: people.colleague.id, toId: people.lead.id, at }),
  notice: ({ db, own, people }) =>
    db.insert(schema.notifications).values({
      userId: people.lead.id,
      type: 'SYSTEM',
      title: 'Aviso',
      message: 'Aviso',
      patientId: own.patientId,
    }),
  consent: ({ db, own, people, variant, at }) =>
    db
      .insert(schema.consents)
      .values({
        patientId: own.patientId,
        version: `v${variant % 2}`,
        acceptedAt: at,
        // Two of three are of one version, and one of these was withdrawn.
        ...(variant === 2 && { withdrawnAt: at, withdrawnBy: people.lead.id }),
      })
      .onConflictDoNothing(),
  invitation: ({ db, own, people, variant, at }) =>
    db
      .insert(schema.invitations)
      .values({
        patientId: own.patientId,
        therapistId: people.lead.id,
        email: 'uno@x.es',
        tokenHash: randomUUID(),
        status: (['SENT', 'ACCEPTED', 'EXPIRED'] as const)[variant] ?? 'SENT',
        expiresAt: at,
      })
      .onConflictDoNothing(),
  collaborator: ({ db, own, people }) =>
    db
      .insert(schema.patientCollaborators)
      .values({ patientId: own.patientId, therapistId: people.colleague.id })
      .onConflictDoNothing(),
  async message({ db, own, people, at, variant }) {
    const sender = variant === 0 && people.account ? people.account : people.lead;
    const { conversationId, seq } = await writeMessage(db, own.patientId, people.lead.id, sender.id, at);
    if (variant === 1)
      await db
        .update(schema.messages)
        .set({ withdrawnAt: at })
        .where(sql`seq = ${seq}`);
    if (variant === 2)
      await db
        .insert(schema.conversationReads)
        .values({ conversationId, userId: people.lead.id, lastReadSeq: seq })
        .onConflictDoNothing();
  },
  colleagueMessage: ({ db, own, people, at }) =>
    writeMessage(db, own.patientId, people.colleague.id, people.colleague.id, at),
};

let minutes = 0;

/** Stores a record as planned. Answers its id. */
export async function storeRecord({ db }: TestServer, plan: RecordPlan, people: People): Promise<string> {
  const patientId = await insertRow(db, schema.patients, {
    name: 'Paciente',
    ...plan.values,
    therapistId: people.lead.id,
    userId: people.account?.id ?? null,
  });
  if (plan.details) await db.insert(schema.patientDetails).values({ patientId, ...plan.details });
  const ids: string[] = [];
  for (const isOpen of plan.episodes)
    ids.push(
      await insertRow(db, schema.episodes, {
        patientId,
        startedOn: '2025-01-01',
        leadId: people.lead.id,
        dischargedOn: isOpen ? null : '2025-06-01',
      }),
    );
  for (const { kind, episode, variant } of plan.items) {
    minutes += 30;
    const at = new Date(Date.UTC(2025, 0, 1) + minutes * 60_000);
    const own = { patientId, episodeId: episode === null ? null : (ids[episode] ?? null) };
    await WRITES[kind]({ db, own, people, variant, at });
  }
  return patientId;
}

/** What merges and undos write themselves, beside the records. */
const OWN_TABLES = ['record_merges', 'record_merge_rows', 'audit_events'];

/** Every row of every table as text, but what a merge itself writes down. */
export async function allRows(db: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const [, table] of TABLES) {
    const { name } = getTableConfig(table);
    if (OWN_TABLES.includes(name)) continue;
    const rows = await rowsOf<{ row: string }>(
      db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`),
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}
