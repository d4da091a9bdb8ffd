import { and, eq } from 'drizzle-orm';
import { HOUR_MS } from '@/contract/common/constants';
import type { Database } from '../db/database';
import { notifications, routineProgress } from '../db/schema';
import { painNotice, runLink } from '../progress/runChange';
import { slices, type DemoContext, type DemoPatientRef } from './context';

type Context = Pick<DemoContext, 'random' | 'now' | 'therapists' | 'admin' | 'patients' | 'mainPatient'>;
type Row = typeof notifications.$inferInsert;
type Notice = Pick<Row, 'type' | 'title' | 'message' | 'link' | 'patientId' | 'subjectId'>;

/** Adds the therapist's notice of the run that the main patient stopped because of pain. */
async function addPainNotice(
  db: Database,
  { id, name, therapistId }: DemoPatientRef,
  add: (userId: string, hoursAgo: number, read: boolean, row: Notice) => void,
): Promise<void> {
  const [run] = await db
    .select()
    .from(routineProgress)
    .where(and(eq(routineProgress.patientId, id), eq(routineProgress.stoppedForPain, true)));
  if (!run) return;
  const subject = { link: runLink(id, run.id), patientId: id, subjectId: run.id };
  add(therapistId, 1, false, {
    type: 'ROUTINE',
    ...painNotice(name, { ...run, exercisePain: null }),
    ...subject,
  });
}

/** Creates notices for everyone who signs in: of every kind, over the last two weeks, some unread. */
export async function seedNotifications(
  db: Database,
  { random, now, therapists, admin, patients, mainPatient }: Context,
): Promise<void> {
  const rows: Row[] = [];
  const add = (userId: string, hoursAgo: number, read: boolean, row: Notice) => {
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    rows.push({
      id: random.uuid(),
      userId,
      createdAt,
      readAt: read ? new Date(createdAt.getTime() + HOUR_MS / 2) : null,
      ...row,
    });
  };

  for (const { id } of therapists) {
    const own = patients.filter(({ therapistId }) => therapistId === id);
    const someone = () => (own.length > 0 ? random.pick(own).name : 'Un paciente');
    add(id, 0.2, false, {
      type: 'APPOINTMENT',
      title: 'Cita confirmada',
      message: `${someone()} ha confirmado su cita`,
      link: '/appointments',
    });
    add(id, 3, false, {
      type: 'SYSTEM',
      title: 'Invitación aceptada',
      message: `${someone()} ha creado su cuenta`,
      link: '/patients',
    });
    add(id, 26, random.chance(0.7), {
      type: 'APPOINTMENT',
      title: 'Cita cancelada',
      message: `${someone()} ha cancelado su cita`,
      link: '/appointments',
    });
    add(id, random.integer(80, 300), true, {
      type: 'SYSTEM',
      title: 'Bienvenida',
      message: 'Tu consulta está lista para empezar',
      link: null,
    });
  }
  add(admin.id, 5, false, {
    type: 'SYSTEM',
    title: 'Nueva cuenta',
    message: 'Se ha registrado un fisioterapeuta',
    link: null,
  });
  for (const { userId, id } of patients) {
    if (!userId) continue;
    const isMain = id === mainPatient.id;
    add(userId, isMain ? 2 : random.integer(10, 200), !isMain, {
      type: 'ROUTINE',
      title: 'Rutina asignada',
      message: 'Tienes una rutina nueva para hacer en casa',
      link: '/my-routines',
    });
    if (isMain)
      add(userId, 30, true, {
        type: 'APPOINTMENT',
        title: 'Cita programada',
        message: 'Tienes una cita nueva en la consulta',
        link: '/my-appointments',
      });
  }
  await addPainNotice(db, mainPatient, add);
  for (const slice of slices(rows)) await db.insert(notifications).values(slice);
}
