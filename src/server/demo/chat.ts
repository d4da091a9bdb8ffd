import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import type { Database } from '../db/database';
import { conversationReads, conversations, messages } from '../db/schema';
import { slices, type DemoContext, type DemoPatientRef } from './context';

/** Invented texts of conversations, in turns; the therapist begins. */
const TALKS: readonly (readonly string[])[] = [
  [
    'Hola, ¿cómo te has encontrado después de la sesión?',
    'Bastante bien. Un poco cansada por la tarde, pero sin dolor.',
    'Es lo esperable. Mañana descansa y pasado retomas los ejercicios con una serie menos.',
    'Perfecto, así lo hago. ¡Gracias!',
  ],
  [
    'Te he preparado una rutina nueva en la aplicación. Échale un vistazo cuando puedas.',
    'Ya la he visto. El segundo ejercicio no sé si lo hago bien.',
    'Hazlo delante de un espejo y despacio; lo repasamos juntos el próximo día.',
    'De acuerdo',
    'Si notas que molesta más de lo normal, para y me escribes.',
  ],
  [
    '¿Te viene bien adelantar la cita del jueves a las diez?',
    'Sí, sin problema.',
    'Estupendo, la cambio ahora mismo.',
  ],
  [
    'Recuerda traer el informe en la próxima visita.',
    'Lo tengo preparado. ¿Necesitas también las pruebas anteriores?',
    'Si las tienes a mano, sí, por favor.',
    'Las llevo todas.',
    'Gracias. Nos vemos el lunes.',
  ],
  [
    '¿Qué tal la semana?',
    'Mejor que la anterior. Hoy he podido subir escaleras sin apoyarme.',
    '¡Qué buena noticia!',
  ],
];

/** Long enough that the main patient's conversation must be scrolled and loaded in pages. */
const LONG_TALK_MESSAGES = 130;

type Context = Pick<DemoContext, 'random' | 'now' | 'patients' | 'mainPatient'>;

/**
 * Creates conversations for patients with an account. About a third have messages of the last weeks, some of
 * them unread. The main patient's is long, and its last message is unread by the therapist.
 */
export async function seedChat(db: Database, { random, now, patients, mainPatient }: Context): Promise<void> {
  const talking = [
    mainPatient,
    ...patients.filter(({ id, userId }) => userId && id !== mainPatient.id && random.chance(0.35)),
  ].filter((patient): patient is DemoPatientRef & { userId: string } => patient.userId !== null);

  const rooms: (typeof conversations.$inferInsert & { id: string })[] = [];
  const said: (typeof messages.$inferInsert & { createdAt: Date })[] = [];
  const unreadFor: { conversationId: string; userId: string; fromEnd: number }[] = [];

  for (const patient of talking) {
    const isMain = patient.id === mainPatient.id;
    const conversationId = random.uuid();
    const lines = isMain
      ? Array.from({ length: LONG_TALK_MESSAGES }, (_none, n) => {
          const talk = TALKS[Math.floor(n / 4) % TALKS.length] ?? [];
          return talk[(n % 4) % talk.length] ?? 'De acuerdo';
        })
      : [...random.pick(TALKS)];
    const end = now.getTime() - (isMain ? HOUR_MS / 2 : random.integer(1, 9 * 24) * HOUR_MS);
    const step = isMain ? (60 * DAY_MS) / LONG_TALK_MESSAGES : random.integer(2, 40) * MINUTE_MS;
    lines.forEach((content, n) => {
      said.push({
        id: random.uuid(),
        conversationId,
        senderId: n % 2 === 0 ? patient.therapistId : patient.userId,
        content,
        createdAt: new Date(end - (lines.length - 1 - n) * step),
      });
    });
    rooms.push({
      id: conversationId,
      therapistId: patient.therapistId,
      patientId: patient.id,
      createdAt: new Date(end - lines.length * step),
      lastMessageAt: new Date(end),
    });
    const reader = lines.length % 2 === 0 ? patient.therapistId : patient.userId;
    const isUnread = isMain || random.chance(0.3);
    unreadFor.push(
      { conversationId, userId: reader, fromEnd: isUnread ? 1 : 0 },
      {
        conversationId,
        userId: reader === patient.userId ? patient.therapistId : patient.userId,
        fromEnd: 0,
      },
    );
  }
  // All other patients with an account have an empty conversation, created when they accepted the invitation.
  const silent = patients.filter(
    ({ id, userId }) => userId && !rooms.some(({ patientId }) => patientId === id),
  );
  for (const { id, therapistId } of silent)
    rooms.push({
      id: random.uuid(),
      therapistId,
      patientId: id,
      createdAt: new Date(now.getTime() - random.integer(20, 300) * DAY_MS),
    });
  if (rooms.length === 0) return;

  for (const slice of slices(rooms)) await db.insert(conversations).values(slice);
  // Insert in order of time, so that `seq` follows `createdAt`.
  said.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const sequences = new Map<string, number[]>();
  for (const slice of slices(said)) {
    const rows = await db
      .insert(messages)
      .values(slice)
      .returning({ conversationId: messages.conversationId, seq: messages.seq });
    for (const { conversationId, seq } of rows)
      sequences.set(conversationId, [...(sequences.get(conversationId) ?? []), seq]);
  }
  const reads = unreadFor.map(({ conversationId, userId, fromEnd }) => {
    const all = (sequences.get(conversationId) ?? []).sort((a, b) => a - b);
    return { conversationId, userId, lastReadSeq: all[all.length - 1 - fromEnd] ?? 0 };
  });
  for (const slice of slices(reads)) await db.insert(conversationReads).values(slice);
}
