import { wordFor } from '../common/batch';

interface Handover {
  activePatients: number;
  futureAppointments: number;
}

/** '12 pacientes activos y 5 citas por venir'; empty if there is nothing to hand over. */
export function handoverText({ activePatients, futureAppointments }: Handover): string {
  const parts = [
    activePatients > 0 &&
      `${activePatients} ${wordFor(activePatients, ['paciente activo', 'pacientes activos'])}`,
    futureAppointments > 0 &&
      `${futureAppointments} ${wordFor(futureAppointments, ['cita por venir', 'citas por venir'])}`,
  ];
  return parts.filter(Boolean).join(' y ');
}

/** What deactivating somebody brings about, in whole sentences. */
export function deactivationText(handover: Handover): string {
  const open = handoverText(handover);
  const consequence =
    'No podrá entrar, y sus sesiones abiertas se cerrarán ahora mismo. Podrás devolverle el acceso.';
  return open ? `${consequence} Mientras tanto quedan a su nombre ${open}.` : consequence;
}

/** What the toast says afterwards. */
export function deactivatedText(handover: Handover): string {
  const open = handoverText(handover);
  return open ? `Cuenta desactivada. Quedan a su nombre ${open}.` : 'Cuenta desactivada';
}
