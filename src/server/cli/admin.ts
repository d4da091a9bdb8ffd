import { randomBytes } from 'node:crypto';
import { registerSchema } from '@/contract/authSchemas';
import { ValidationError } from 'yup';
import { accountRepository } from '../auth/accountRepository';
import type { Passwords } from '../auth/passwords';
import type { Database } from '../db/database';
import { setUpRepository } from '../setup/repository';
import { CommandError } from './runCommand';

interface NewAdmin {
  email: string;
  name: string;
  /** Generated if omitted. */
  password?: string;
}

/** Name and address as a registration stores them. */
function normalised(person: Required<NewAdmin>): Pick<NewAdmin, 'name' | 'email'> {
  try {
    const { name, email } = registerSchema.validateSync({ ...person, role: 'THERAPIST' });
    return { name, email };
  } catch (error) {
    if (ValidationError.isError(error)) throw new CommandError(error.message);
    throw error;
  }
}

/**
 * Creates an ADMIN account, which registration never does. Returns the password to hand over.
 * @throws CommandError in Spanish for bad input or an e-mail that already has an account.
 */
export async function createAdmin(
  db: Database,
  passwords: Passwords,
  { email, name, password }: NewAdmin,
  now: Date,
) {
  const secret = password ?? randomBytes(9).toString('base64url');
  const passwordHash = await passwords.hash(secret);
  const user = await accountRepository(db).create(
    { ...normalised({ name, email, password: secret }), role: 'ADMIN', passwordHash },
    now,
  );
  if (!user) throw new CommandError(`Ya existe una cuenta con el correo ${email}.`);
  // The practice counts as set up from here on.
  await setUpRepository(db).forgetAnswers();
  return { user, password: secret };
}
