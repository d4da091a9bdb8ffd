import { APPOINTMENT_TYPE_LABELS, APPOINTMENT_TYPES } from '../appointments/enums';
import { wordFor } from '../common/batch';
import { APPOINTMENT_IMPORT_LIMITS as LIMITS } from './limits';

const appointmentsIn = (count: number) =>
  `${count.toLocaleString('es-ES')} ${wordFor(count, ['cita', 'citas'])}`;

export const APPOINTMENT_IMPORT_MESSAGES = {
  appointments: appointmentsIn,
  sent: (count: number) => `${count === 1 ? 'Se ha importado' : 'Se han importado'} ${appointmentsIn(count)}`,
  checkFailed: 'No se han podido comprobar las filas',
  recheckFailed: 'No se ha podido comprobar la fila',
  sendFailed: 'No se han podido importar las citas. No se ha guardado ninguna.',
  listFailed: 'No se han podido cargar las importaciones de citas',
  undone: 'Importación deshecha',
  undoFailed: 'No se ha podido deshacer la importación',
  notFound: 'La importación no existe',
  wrongRows: 'Hay citas que no son válidas. No se ha guardado ninguna.',
  changed:
    'La agenda ha cambiado mientras tanto: vuelve a comprobar el archivo. No se ha guardado ninguna cita.',
  inUse: (count: number) =>
    count === 1
      ? 'No se puede deshacer: una cita ya ha empezado o se ha cambiado'
      : `No se puede deshacer: ${count} citas ya han empezado o se han cambiado`,
  needed: 'Elige qué columnas llevan el día, la hora y de quién es cada cita',
  date: 'No es una fecha (dd/mm/aaaa)',
  time: 'No es una hora (hh:mm)',
  duration: 'No es una duración en minutos, de 15 a 480',
  end: 'Acaba antes de empezar',
  type: `Solo puede ser: ${APPOINTMENT_TYPES.map((type) => APPOINTMENT_TYPE_LABELS[type]).join(', ')}`,
  nobody: 'Falta de quién es: nombre, NIF, correo o teléfono',
  noPatient: 'Ningún paciente coincide con estos datos',
  several: (names: string) => `Puede ser de varios pacientes: ${names}`,
  otherName: (name: string) => `El correo o el teléfono es de ${name}, con otro nombre`,
  past: 'Ya ha pasado',
  sameTime: (line: number) => `Coincide con la fila ${line}`,
  known: 'Ya está en la agenda',
  overlap: (time: string) => `Ya hay otra cita a esa hora (${time})`,
  patientBusy: (time: string) => `El paciente ya tiene otra cita a esa hora (${time})`,
  roomBusy: (time: string) => `La sala está ocupada a esa hora (${time})`,
  noRoom: (room: string) => `No hay ninguna sala «${room}»: se importa sin sala`,
  onlyFirst: `Se importan como mucho ${LIMITS.rows} de una vez. Después vuelve a elegir el archivo: las que ya estén no se repiten.`,
} as const;
