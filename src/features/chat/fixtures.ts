import { HOUR_MS } from '@/contract/common/constants';
import type { ConversationListItem, Message } from '@/contract/chatAnswers';

/** Conversations of the list, with times relative to `now` (milliseconds), for tests and stories. */
export function conversationFixtures(now: number): ConversationListItem[] {
  const ago = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
  return [
    {
      id: 'c1',
      participant: { id: 'p1', name: 'Manuel Ortega Gil', email: 'manuel@correo.es' },
      unreadCount: 2,
      lastMessage: {
        sender: 'Manuel Ortega Gil',
        content: 'Hoy he podido hacer los ejercicios del hombro sin molestias, gracias por todo',
        createdAt: ago(1),
      },
    },
    {
      id: 'c2',
      participant: { id: 'p2', name: 'Lucía Ferrer Mas', email: 'lucia@correo.es' },
      unreadCount: 0,
      lastMessage: { sender: 'Ana Ruiz Soler', content: 'Nos vemos el lunes', createdAt: ago(30) },
    },
    {
      id: 'c3',
      participant: {
        id: 'p3',
        name: 'Joaquín Bermúdez de la Torre y Fernández-Escandón',
        email: 'j@correo.es',
      },
      unreadCount: 120,
      lastMessage: { sender: 'Joaquín', content: '¿A qué hora es la cita?', createdAt: ago(200) },
    },
    {
      id: 'c4',
      participant: { name: 'Rosa Vidal', email: 'rosa@correo.es' },
      unreadCount: 0,
      lastMessage: null,
    },
  ];
}

/** So many conversations, whose people are told apart by a number. */
export function manyConversations(count: number, now: number): ConversationListItem[] {
  const rows = conversationFixtures(now);
  return Array.from({ length: Math.ceil(count / rows.length) }, (_none, turn) =>
    rows.map(({ participant, ...row }, index) => {
      const number = turn * rows.length + index + 1;
      return {
        ...row,
        id: `c${number}`,
        participant: { ...participant, name: `${participant.name} ${number}` },
      };
    }),
  )
    .flat()
    .slice(0, count);
}

const TEXTS = [
  '¿Cómo ha ido la semana?',
  'Bastante bien, aunque el martes me costó un poco más.',
  'Es normal. Baja una serie si lo notas cargado y sigue con el calor antes de empezar.',
  'De acuerdo',
  'Y recuerda: sin prisa.\nLa calidad del movimiento es lo primero.',
];

/** A conversation of `count` messages between `own` and `other`, the last one at `now` (milliseconds). */
export function messageFixtures(count: number, now: number, own: string, other: string): Message[] {
  return Array.from({ length: count }, (_none, index) => ({
    id: `m${index + 1}`,
    senderId: index % 3 === 0 ? own : other,
    content: TEXTS[index % TEXTS.length] ?? '',
    type: 'TEXT' as const,
    createdAt: new Date(now - (count - 1 - index) * 5 * HOUR_MS).toISOString(),
    conversationId: 'c1',
    clientId: null,
  }));
}
