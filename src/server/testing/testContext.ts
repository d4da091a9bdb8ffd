import type { AuditSubject, CommandContext, PublicContext } from '../core/context';
import type { Actor, TestServer } from './testServer';

/** A command's context without HTTP, for a caller who is not signed in. */
export const testPublicContext = ({ app, db, clock }: TestServer) => {
  const reported: string[] = [];
  return {
    db,
    now: clock.now(),
    timeZone: app.timeZone,
    origin: { address: '127.0.0.1', userAgent: 'jest' },
    report: (failure: string) => void reported.push(failure),
    /** Failures that the command reported. */
    reported,
  } satisfies PublicContext & { reported: string[] };
};

/** A command's context without HTTP, for a signed-in user. Throws if the sign-in session has ended. */
export async function testContext(server: TestServer, actor: Actor) {
  const user = await server.app.sessions.authenticate(actor.token);
  if (!user) throw new Error(`${actor.name} is not signed in`);
  const audits: AuditSubject[] = [];
  return {
    ...testPublicContext(server),
    user,
    audited: (subject: AuditSubject) => void audits.push(subject),
    /** Everything that the command named to the access log, in order. */
    audits,
  } satisfies CommandContext & { audits: AuditSubject[] };
}
