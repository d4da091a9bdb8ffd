import { accountRepository } from '../auth/accountRepository';
import { loadLibrary } from '../exercises/loadLibrary';
import { CommandError, refuseWithoutPractice, runBesideServer } from './runCommand';

/**
 * `npm run load-exercises [-- EMAIL]`: loads the shipped exercises into the practice; the user with EMAIL may
 * then edit the new ones.
 */
void runBesideServer(async ({ db }, [email]) => {
  await refuseWithoutPractice(db);
  const author = email ? await accountRepository(db).findByEmail(email) : null;
  if (email && author?.role !== 'THERAPIST' && author?.role !== 'ADMIN')
    throw new CommandError(`No hay ninguna cuenta de fisioterapeuta o administrador con el correo ${email}.`);
  const { added, refreshed, kept } = await loadLibrary(db, { now: new Date(), authorId: author?.id });
  return `Biblioteca cargada: ${added} ejercicios nuevos, ${refreshed} al día, ${kept} que la consulta cambió o eliminó.`;
});
