import { wordFor } from '../common/batch';
import type { CareLabel, HandoverResult } from './entities';

const spoken = (day: string): string => day.split('-').reverse().join('/');

/** 'del 20/11/2026 al 27/11/2026', or 'el 20/11/2026' for one day. Days are `YYYY-MM-DD`. */
export const spanText = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
  firstDay === lastDay ? `el ${spoken(firstDay)}` : `del ${spoken(firstDay)} al ${spoken(lastDay)}`;

/** What a hand-over did, and what stays with the former therapist. */
export function handedOverText({ patients, appointments, left }: HandoverResult): string {
  const done = `Traspaso hecho: ${patients} ${wordFor(patients, ['paciente', 'pacientes'])} y ${appointments} ${wordFor(appointments, ['cita', 'citas'])}.`;
  const staying = [
    left.patients.length > 0 &&
      `pacientes con el mismo correo: ${left.patients.map(({ name }) => name).join(', ')}`,
    left.appointments.length > 0 &&
      `${left.appointments.length} ${wordFor(left.appointments.length, ['cita', 'citas'])} por venir`,
  ].filter(Boolean);
  return staying.length > 0 ? `${done} Sin mover: ${staying.join('; ')}.` : done;
}

/** Why somebody sees a patient who is not their own. */
export const careText = ({ relation, leadName }: CareLabel): string =>
  relation === 'COVER' ? `Sustituyes · ${leadName}` : `Colaboras · ${leadName}`;
