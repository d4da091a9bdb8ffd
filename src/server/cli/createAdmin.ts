import { createPasswords } from '../auth/passwords';
import { createAdmin } from './admin';
import { CommandError, runBesideServer } from './runCommand';

/**
 * `npm run create-admin -- EMAIL NAME`; the password comes from ADMIN_PASSWORD, else it is generated and
 * shown once.
 */
void runBesideServer(async ({ db }, [email, ...names]) => {
  if (!email || names.length === 0)
    throw new CommandError('Uso: npm run create-admin -- correo@ejemplo.es "Nombre"');
  const given = process.env['ADMIN_PASSWORD'];
  const values = { email, name: names.join(' '), password: given };
  const { user, password } = await createAdmin(db, createPasswords(), values, new Date());
  const told = given ? '' : `\nContraseña: ${password}\nCámbiala después de iniciar sesión.`;
  return `Cuenta de administrador creada para ${user.email}.${told}`;
});
