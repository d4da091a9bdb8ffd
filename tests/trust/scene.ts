import { eq } from 'drizzle-orm';
import { hashLinkToken } from '@/server/auth/tokens';
import {
  appointmentChanges,
  appointmentImports,
  appointments,
  calendarFeeds,
  conversations,
  covers,
  documentPieces,
  documents,
  episodes,
  evaluations,
  exercises,
  invitations,
  messages,
  notifications,
  outboxMessages,
  importRows,
  passwordResets,
  patientImports,
  patientAlerts,
  patientDetails,
  patients,
  practiceSettings,
  progressExercises,
  recordMerges,
  recordVersions,
  rooms,
  routineExercises,
  routineProgress,
  routines,
  services,
  staffInvitations,
  treatmentSessions,
  users,
} from '@/server/db/schema';
import { stagedRow } from '@/server/imports/repository';
import { insertRow } from '@/server/db/insertRow';
import { pdfFile } from '@/server/testing/pdfFile';
import type { Actor, TestServer } from '@/server/testing/testServer';
import { seedAuthenticators } from './authenticators';
import { canary, clinical, KINDS, linkToken, type Kind, type Scene, type Side } from './callers';
import { RULE_FILES } from './ruleFiles';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const byId = (id: string | null) => eq(patients.id, id ?? '');

/**
 * Content of a session before its correction. Earlier versions are internal, including their shared notes.
 */
const earlierSession = (side: Side, startsAt: Date) => ({
  startsAt,
  duration: 60,
  treatmentType: 'Seguimiento',
  location: null,
  notes: canary(side, 'private'),
  sharedNotes: canary(side, 'private'),
  status: 'SCHEDULED',
  exercises: [{ name: 'Puente', sets: 1, reps: 1, duration: null, notes: canary(side, 'private') }],
});

const earlierEvaluation = (side: Side, evaluatedAt: Date) => ({
  evaluatedAt,
  reason: canary(side, 'private'),
  history: null,
  pain: 3,
  findings: { regions: [], range: [], strength: [], tests: [] },
  diagnosis: canary(side, 'private'),
  goals: null,
  plan: null,
});

const earlierRecord = (side: Side) => ({
  medicalHistory: canary(side, 'private'),
  allergies: null,
  medications: null,
  notes: canary(side, 'private'),
});

const earlierEpisode = (side: Side, dischargedBy: string) => ({
  reason: canary(side, 'private'),
  region: null,
  startedOn: '2026-01-01',
  authorisation: null,
  authorisedSessions: null,
  dischargedOn: '2026-02-01',
  dischargeReason: 'OTHER',
  dischargedBy,
});

/**
 * Creates a practice with canaries in all texts: two therapists with one object of each kind, and an ADMIN
 * with the objects that an ADMIN can have. Several scenes can coexist, because each has its own users.
 */
export async function seedScene(server: TestServer): Promise<Scene> {
  const { db, clock } = server;
  const now = clock.now();
  const at = (days: number, hour = 0) => new Date(now.getTime() + days * DAY + hour * HOUR);
  const today = now.toISOString().slice(0, 10);
  const mail = (side: Side) => `${canary(side, 'email').toLowerCase()}@practica.es`;
  const person = (side: Side) => ({ name: canary(side, 'name'), email: mail(side) });

  const therapist = await server.signIn('THERAPIST', person('ana'));
  const otherTherapist = await server.signIn('THERAPIST', person('luis'));
  const admin = await server.signIn('ADMIN', person('admin'));
  const patient = await server.signIn('PATIENT', { ...person('ana'), therapist });
  const otherPatient = await server.signIn('PATIENT', { ...person('luis'), therapist: otherTherapist });
  const actors = { therapist, otherTherapist, admin, patient, otherPatient };
  const objects = Object.fromEntries(KINDS.map((kind) => [kind, {}])) as Scene['objects'];
  const hidden: Scene['hidden'] = {};

  const exerciseOf = (authorId: string, deletedAt: Date | null = null) =>
    insertRow(db, exercises, {
      authorId,
      name: canary('practice', 'library'),
      description: canary('practice', 'library'),
      category: 'Rehabilitación',
      difficulty: 'BEGINNER',
      instructions: canary('practice', 'library'),
      createdAt: now,
      updatedAt: now,
      deletedAt,
    });

  const routineOf = async (
    side: Side,
    therapistId: string,
    exerciseId: string,
    values: Partial<typeof routines.$inferInsert>,
  ) => {
    const text = () => (values.isTemplate ? canary('practice', 'library') : canary(side, 'routine'));
    const id = await insertRow(db, routines, {
      therapistId,
      name: text(),
      description: text(),
      notes: text(),
      frequency: 'DAILY',
      duration: 4,
      createdAt: now,
      updatedAt: now,
      ...values,
    });
    await db.insert(routineExercises).values({
      routineId: id,
      exerciseId,
      position: 1,
      sets: 3,
      reps: 10,
      duration: 30,
      restTime: 60,
      notes: text(),
    });
    return id;
  };

  /** A document with its bytes; without `storedAt`, an upload that lacks only its end. */
  const documentOf = async (
    side: Side,
    authorId: string,
    patientId: string,
    values: Partial<typeof documents.$inferInsert>,
  ) => {
    const bytes = pdfFile();
    const id = await insertRow(db, documents, {
      patientId,
      authorId,
      uploadKey: canary(side, 'record'),
      name: canary(side, 'record'),
      kind: 'REPORT',
      day: today,
      size: bytes.length,
      createdAt: now,
      updatedAt: now,
      ...(values.storedAt && { type: 'application/pdf' as const, sha256: 'x' }),
      ...values,
    });
    await db.insert(documentPieces).values({ documentId: id, piece: 0, bytes });
    return id;
  };

  /** Creates everything that belongs to one record. */
  const underRecord = async (
    side: Side,
    owner: Actor,
    patientId: string,
    exerciseId: string,
    day: number,
  ) => {
    const startsAt = at(day);
    const episodeId = await insertRow(db, episodes, {
      patientId,
      reason: canary(side, 'record'),
      authorisation: canary(side, 'record'),
      startedOn: '2026-11-02',
      leadId: owner.id,
      createdAt: now,
      updatedAt: now,
    });
    const appointment = await insertRow(db, appointments, {
      therapistId: owner.id,
      patientId,
      episodeId,
      startsAt,
      duration: 60,
      endsAt: new Date(startsAt.getTime() + HOUR),
      type: 'TREATMENT',
      notes: canary(side, 'appointment'),
      createdAt: now,
      updatedAt: now,
    });
    const appointmentToken = linkToken();
    await db.insert(outboxMessages).values({
      ...{ appointmentId: appointment, patientId, startsAt, kind: 'BOOKED', dueAt: now },
      ...{ attempts: 1, outcome: 'SENT', endedAt: now, tokenHash: hashLinkToken(appointmentToken) },
    });
    const mailFailure = await insertRow(db, outboxMessages, {
      ...{ appointmentId: appointment, patientId, startsAt, kind: 'REMINDER', dueAt: now },
      ...{ attempts: 1, outcome: 'FAILED', endedAt: now, failure: 'REFUSED' },
    });
    await db.insert(appointmentChanges).values({
      appointmentId: appointment,
      // The same id for both, so that a body can refer to the change.
      id: appointment,
      changedAt: now,
      status: 'SCHEDULED',
      startsAt,
      duration: 60,
      patientId,
      episodeId,
      therapistId: owner.id,
      type: 'TREATMENT',
      notes: canary(side, 'appointment'),
    });
    const text = () => canary(side, 'evaluation');
    const evaluation = await insertRow(db, evaluations, {
      patientId,
      episodeId,
      therapistId: owner.id,
      evaluatedAt: at(-3),
      reason: text(),
      history: text(),
      diagnosis: text(),
      goals: text(),
      plan: text(),
      findings: { regions: [], range: [], strength: [], tests: [] },
      version: 2,
      createdAt: now,
      updatedAt: now,
    });
    const session = await insertRow(db, treatmentSessions, {
      therapistId: owner.id,
      patientId,
      episodeId,
      startsAt: at(-2),
      duration: 60,
      treatmentType: 'Seguimiento',
      notes: canary(side, 'private'),
      sharedNotes: canary(side, 'session'),
      exercises: [
        {
          name: canary(side, 'session'),
          sets: 1,
          reps: 1,
          duration: null,
          notes: canary(side, 'private'),
        },
      ],
      version: 2,
      createdAt: now,
      updatedAt: now,
    });
    const earlier = { patientId, version: 1, authorId: owner.id, writtenAt: at(-2), replacedAt: now };
    await db.insert(recordVersions).values([
      { ...earlier, entity: 'SESSION', entityId: session, content: earlierSession(side, at(-2)) },
      { ...earlier, entity: 'EVALUATION', entityId: evaluation, content: earlierEvaluation(side, at(-3)) },
      { ...earlier, entity: 'PATIENT', entityId: patientId, content: earlierRecord(side) },
      { ...earlier, entity: 'EPISODE', entityId: episodeId, content: earlierEpisode(side, owner.id) },
    ]);
    const routine = await routineOf(side, owner.id, exerciseId, { patientId, episodeId });
    const progress = await insertRow(db, routineProgress, {
      routineId: routine,
      patientId,
      day: today,
      routineName: canary(side, 'routine'),
      notes: canary(side, 'progress'),
      startedAt: at(0, -1),
    });
    await db.insert(progressExercises).values({
      progressId: progress,
      exerciseId,
      position: 1,
      name: canary(side, 'routine'),
      sets: 3,
      reps: 10,
      duration: 30,
      restTime: 60,
    });
    const conversation = await insertRow(db, conversations, {
      therapistId: owner.id,
      patientId,
      createdAt: now,
      lastMessageAt: now,
    });
    const alertId = await insertRow(db, patientAlerts, {
      patientId,
      kind: 'OTHER',
      text: canary(side, 'record'),
      notedOn: today,
      authorId: owner.id,
      createdAt: now,
    });
    await db.insert(patientDetails).values({
      patientId,
      insurer: canary(side, 'record'),
      tags: [canary(side, 'record')],
      guardianName: canary(side, 'record'),
      updatedAt: now,
    });
    await db.insert(messages).values({
      conversationId: conversation,
      senderId: owner.id,
      content: canary(side, 'message'),
      createdAt: now,
    });
    const document = await documentOf(side, owner.id, patientId, {
      name: canary(side, 'document'),
      note: canary(side, 'document'),
      shared: true,
      storedAt: now,
    });
    await documentOf(side, owner.id, patientId, {
      name: canary(side, 'record'),
      note: canary(side, 'private'),
      storedAt: now,
    });
    const upload = await documentOf(side, owner.id, patientId, {});
    return {
      appointment,
      appointmentToken,
      mailFailure,
      alert: alertId,
      episode: episodeId,
      evaluation,
      document,
      upload,
      session,
      routine,
      progress,
      conversation,
    };
  };

  const inviteOf = async (side: Side, owner: Actor, patientId: string, cancelledAt: Date | null = null) => {
    const token = linkToken();
    const invitation = await insertRow(db, invitations, {
      patientId,
      therapistId: owner.id,
      email: mail(side),
      tokenHash: hashLinkToken(token),
      status: 'SENT',
      createdAt: now,
      expiresAt: at(7),
      cancelledAt,
    });
    return { invitation, token };
  };

  /** A record that was merged into another one, without anything of its own. */
  const mergeOf = async (side: Side, owner: Actor, survivorId: string) => {
    const removed = await server.addPatient(owner, {
      name: canary(side, 'name'),
      deletedAt: now,
      mergedInto: survivorId,
    });
    return insertRow(db, recordMerges, {
      survivorId,
      removedId: removed.id,
      authorId: owner.id,
      at: now,
      choices: {},
      before: {
        name: canary(side, 'name'),
        notes: canary(side, 'record'),
        status: 'ACTIVE',
        dischargedAt: null,
        updatedAt: now.toISOString(),
        detailsUpdatedAt: null,
      },
    });
  };

  const joiningOf = async (side: Side, cancelledAt: Date | null = null) => {
    const token = linkToken();
    const staffInvitation = await insertRow(db, staffInvitations, {
      ...person(side),
      role: 'THERAPIST',
      tokenHash: hashLinkToken(token),
      invitedBy: admin.id,
      createdAt: now,
      expiresAt: at(7),
      cancelledAt,
    });
    return { staffInvitation, joinToken: token };
  };

  for (const [side, owner, own] of [
    ['ana', therapist, patient],
    ['luis', otherTherapist, otherPatient],
  ] as const) {
    const give = (kind: Kind, id: string) => {
      objects[kind][owner === therapist ? 'therapist' : 'otherTherapist'] = id;
      objects[kind][own === patient ? 'patient' : 'otherPatient'] = id;
    };
    const patientId = own.patientId ?? '';
    const exercise = await exerciseOf(owner.id);
    give('exercise', exercise);
    give('template', await routineOf(side, owner.id, exercise, { isTemplate: true }));
    give('patient', patientId);
    give('user', own.id);
    for (const [kind, id] of Object.entries(await underRecord(side, owner, patientId, exercise, 2)))
      give(kind as Kind, id);
    objects.upload[own === patient ? 'patient' : 'otherPatient'] = await documentOf(side, own.id, patientId, {
      name: canary(side, 'document'),
      sentByPatient: true,
      shared: true,
    });
    const [first, second] = [
      await server.addPatient(owner, { ...person(side), ...clinical(side) }),
      await server.addPatient(owner, { ...person(side), ...clinical(side) }),
    ];
    give('merge', await mergeOf(side, owner, first.id));
    const { invitation, token } = await inviteOf(side, owner, first.id);
    give('invitation', invitation);
    give('invitationToken', token);
    give('uninvited', second.id);
    give('colleague', owner.id);
    for (const [kind, id] of Object.entries(await joiningOf(side))) give(kind as Kind, id);
  }

  const { challenge, code } = await seedAuthenticators(server, Object.values(actors), person('ana'));
  for (const [caller, actor] of Object.entries(actors) as [keyof typeof actors, Actor][]) {
    const side: Side = actor === admin ? 'admin' : /^other/.test(caller) ? 'luis' : 'ana';
    objects.notification[caller] = await insertRow(db, notifications, {
      userId: actor.id,
      type: 'SYSTEM',
      title: canary(side, 'notice'),
      message: canary(side, 'notice'),
      createdAt: now,
    });
    const [feed, reset] = [linkToken(), linkToken()];
    await db
      .insert(calendarFeeds)
      .values({ userId: actor.id, tokenHash: hashLinkToken(feed), createdAt: now });
    await db
      .insert(passwordResets)
      .values({ userId: actor.id, tokenHash: hashLinkToken(reset), createdAt: now, expiresAt: at(0, 1) });
    objects.feedToken[caller] = feed;
    objects.resetToken[caller] = reset;
    objects.challengeToken[caller] = challenge;
  }

  // A second scene in the same practice finds its settings.
  await db
    .insert(practiceSettings)
    .values({ name: 'Consulta', timeZone: 'Europe/Madrid' })
    .onConflictDoNothing();
  // Rooms and services belong to the practice.
  for (const caller of ['therapist', 'otherTherapist', 'admin'] as const) {
    objects.room[caller] = await insertRow(db, rooms, { name: canary('practice', 'library') });
    objects.service[caller] = await insertRow(db, services, {
      name: canary('practice', 'library'),
      type: 'TREATMENT',
      duration: 45,
      colour: 'TEAL',
    });
  }

  // Imports that lack only their end; the administrator's brings a patient to Ana.
  for (const [caller, side, author, lead] of [
    ['therapist', 'ana', therapist, therapist],
    ['otherTherapist', 'luis', otherTherapist, otherTherapist],
    ['admin', 'ana', admin, therapist],
  ] as const) {
    const owner = { therapistId: lead.id, createdAt: now };
    const id = await insertRow(db, patientImports, {
      authorId: author.id,
      ...owner,
      total: 1,
      updatedAt: now,
    });
    const row = stagedRow({ name: canary(side, 'name'), notes: canary(side, 'record') }, { id, ...owner });
    await db.insert(importRows).values({ importId: id, position: 0, ...row });
    objects.patientImport[caller] = id;
    objects.appointmentImport[caller] = await insertRow(db, appointmentImports, {
      authorId: author.id,
      ...owner,
      total: 1,
    });
  }

  // Objects of an ADMIN. They concern Ana's patient, so both may read them too.
  const adminExercise = await exerciseOf(admin.id);
  objects.exercise.admin = adminExercise;
  objects.template.admin = await routineOf('admin', admin.id, adminExercise, { isTemplate: true });
  objects.routine.admin = await routineOf('admin', admin.id, adminExercise, { patientId: patient.patientId });
  objects.session.admin = await insertRow(db, treatmentSessions, {
    therapistId: admin.id,
    patientId: patient.patientId ?? '',
    startsAt: at(-5),
    duration: 60,
    treatmentType: 'Seguimiento',
    notes: canary('admin', 'private'),
    sharedNotes: canary('admin', 'session'),
    createdAt: now,
    updatedAt: now,
  });

  const gone = await server.addPatient(therapist, {
    name: canary('ana', 'deleted'),
    notes: canary('ana', 'hidden'),
    deletedAt: now,
  });
  const goneExercise = await exerciseOf(therapist.id, now);
  const { token, invitation } = await inviteOf('ana', therapist, gone.id, now);
  const goneColleague = await server.signIn('THERAPIST', { name: canary('ana', 'hidden') });
  await db.update(users).set({ deletedAt: now }).where(eq(users.id, goneColleague.id));
  Object.assign(hidden, await joiningOf('ana', now), {
    colleague: goneColleague.id,
  });
  Object.assign(hidden, await underRecord('ana', therapist, gone.id, goneExercise, 3), {
    patient: gone.id,
    exercise: goneExercise,
    template: await routineOf('ana', therapist.id, goneExercise, { isTemplate: true, deletedAt: now }),
    invitation,
    invitationToken: token,
    // It was one, so it is gone (410) and not unknown.
    appointmentToken: undefined,
  });
  await db.update(patients).set(clinical('ana')).where(byId(patient.patientId));
  await db.update(patients).set(clinical('luis')).where(byId(otherPatient.patientId));
  const { id: spare } = await server.signIn('THERAPIST');
  for (const [caller, owner] of [
    ['therapist', therapist],
    ['otherTherapist', otherTherapist],
  ] as const)
    objects.cover[caller] = await insertRow(db, covers, {
      therapistId: owner.id,
      coveredBy: spare,
      firstDay: '2026-12-20',
      lastDay: '2026-12-24',
      createdBy: owner.id,
    });
  hidden.cover = await insertRow(db, covers, {
    therapistId: therapist.id,
    coveredBy: spare,
    firstDay: '2026-12-26',
    lastDay: '2026-12-27',
    createdBy: therapist.id,
    endedAt: now,
  });
  const scene = { actors, objects, hidden, appointmentStart: at(2).toISOString(), spare, code };
  for (const { seed } of RULE_FILES) await seed?.(scene, server);
  return scene;
}
