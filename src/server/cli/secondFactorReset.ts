import { accountRepository } from '../auth/accountRepository';
import { secondFactorRepository } from '../auth/secondFactorRepository';
import { sessionRepository } from '../auth/sessionRepository';
import type { Database } from '../db/database';
import { auditEvents } from '../db/schema';
import { CommandError } from './runCommand';

/**
 * Removes the second factor of an account whose owner lost phone and recovery codes. Ends all sign-in
 * sessions, because the lost phone may hold one. The password stays. Returns how many sign-in sessions ended.
 * @throws CommandError in Spanish if there is no such account or it has no second factor.
 */
export async function resetSecondFactor(db: Database, email: string, now: Date) {
  const user = await accountRepository(db).findByEmail(email.trim());
  if (!user) throw new CommandError(`No hay ninguna cuenta con el correo ${email}.`);
  if (!(await secondFactorRepository(db).isEnabled(user.id)))
    throw new CommandError(`La cuenta ${user.email} no tiene activada la verificación en dos pasos.`);
  return db.transaction(async (transaction) => {
    await secondFactorRepository(transaction).remove(user.id);
    const closed = await sessionRepository(transaction).revokeAll(user.id, now);
    // No actor: the command is run by whoever runs the server. A patient sees the event in their own access
    // log.
    await transaction.insert(auditEvents).values({
      at: now,
      action: 'DELETE',
      entity: 'second-factor',
      entityId: user.id,
      patientId: await accountRepository(transaction).recordOf(user.id),
      result: 200,
    });
    return { email: user.email, closed };
  });
}
