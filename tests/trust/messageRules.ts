import { messages } from '@/server/db/schema';
import { insertRow } from '@/server/db/insertRow';
import type { TestServer } from '@/server/testing/testServer';
import { canary, type Scene } from './callers';
import type { WrittenRule } from './rule';

declare module './callers' {
  interface OwnKinds {
    message: true;
  }
}

/** Rules of single messages: each side withdraws their own. That of the other side is refused in `chat/routes.test.ts`. */
export const RULES: WrittenRule[] = [
  {
    route: 'DELETE /api/messages/:id',
    names: 'message',
    allow: { THERAPIST: 'own', PATIENT: 'own' },
    audit: 'message',
  },
];

export async function seed({ actors, objects, hidden }: Scene, { db }: TestServer): Promise<void> {
  const wrote = (side: 'ana' | 'luis', senderId: string, conversationId = '') =>
    insertRow(db, messages, { conversationId, senderId, content: canary(side, 'message') });
  const { conversation } = objects;
  objects.message = {
    therapist: await wrote('ana', actors.therapist.id, conversation.therapist),
    patient: await wrote('ana', actors.patient.id, conversation.patient),
    otherTherapist: await wrote('luis', actors.otherTherapist.id, conversation.otherTherapist),
    otherPatient: await wrote('luis', actors.otherPatient.id, conversation.otherPatient),
  };
  hidden.message = await wrote('ana', actors.therapist.id, hidden.conversation);
}
