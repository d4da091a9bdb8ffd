import { counted } from '@/contract/common/text';
import { CommandError, refuseWithoutPractice, runBesideServer } from './runCommand';
import { resetSecondFactor } from './secondFactorReset';

/** `npm run reset-second-factor -- EMAIL`. Verify first who asks for it. */
void runBesideServer(async ({ db }, [email]) => {
  if (!email) throw new CommandError('Uso: npm run reset-second-factor -- correo@ejemplo.es');
  await refuseWithoutPractice(db);
  const { email: known, closed } = await resetSecondFactor(db, email, new Date());
  const sessions = counted(closed, ['sesión cerrada', 'sesiones cerradas']);
  return `Verificación en dos pasos desactivada para ${known} (${sessions}). La contraseña sigue siendo la misma.`;
});
