import { APPOINTMENT_IMPORT_LIMITS as AGENDA } from '../appointmentImports/limits';
import { IMPORT_LIMITS as LIMITS } from './limits';

const thousands = (count: number) => count.toLocaleString('es-ES', { useGrouping: true });

/** Why a file is not read. */
export const FILE_REFUSALS = {
  empty: 'El archivo no tiene filas que importar',
  tooBig: `El archivo pesa demasiado: el máximo son ${LIMITS.fileBytes / 1024 / 1024} MB`,
  tooManyRows: `El archivo tiene demasiadas filas: el máximo son ${thousands(LIMITS.rows)}. Divídelo en varios.`,
  tooManyColumns: `El archivo tiene demasiadas columnas: el máximo son ${LIMITS.columns}`,
  tooLongCell: `Hay una celda con más de ${thousands(LIMITS.cellLength)} caracteres`,
  bomb: 'El archivo comprimido ocupa demasiado al abrirse y no se ha leído',
  encrypted: 'El libro está protegido con contraseña. Quítasela en tu programa y guárdalo de nuevo.',
  oldExcel: 'Es un libro de Excel antiguo (.xls). Guárdalo como .xlsx o como CSV.',
  otherKind: 'No es un archivo CSV ni un libro de Excel (.xlsx)',
  encoding: 'El texto no se puede leer: guarda el archivo como CSV en UTF-8',
  broken: 'El libro está dañado o incompleto y no se puede leer',
  calendar: 'Es un calendario: para traer sus citas elige «Citas»',
  brokenCalendar: 'El calendario está dañado o incompleto y no se puede leer',
  noEvents: 'El calendario no tiene citas que estén por empezar',
  tooManyEvents: `El calendario tiene demasiadas citas: el máximo son ${thousands(AGENDA.occurrences)}. Expórtalo por partes.`,
  unquoted: 'El archivo CSV tiene unas comillas sin cerrar',
  failed: 'No se ha podido leer el archivo',
} as const;
export type FileRefusal = keyof typeof FILE_REFUSALS;

export const IMPORT_MESSAGES = {
  checkFailed: 'No se han podido comprobar las filas',
  recheckFailed: 'No se ha podido comprobar la fila',
  sendFailed: 'No se han podido importar los pacientes. No se ha guardado ninguno.',
  sent: (count: number) =>
    count === 1 ? 'Se ha importado 1 paciente' : `Se han importado ${count} pacientes`,
  undone: 'Importación deshecha',
  undoFailed: 'No se ha podido deshacer la importación',
  listFailed: 'No se han podido cargar las importaciones',
  notFound: 'La importación no existe',
  ended: 'La importación ya ha terminado',
  incomplete: 'Faltan filas por enviar. Vuelve a intentarlo.',
  wrongRows: 'Hay filas que no son válidas',
  emailTaken:
    'Otro paciente del mismo fisioterapeuta ya tiene uno de los correos. No se ha guardado ninguna fila.',
  email: 'Ya hay un paciente con este correo',
  emailTwice: (row: number) => `La fila ${row} tiene el mismo correo`,
  inUse: (count: number) =>
    count === 1
      ? 'No se puede deshacer: un paciente ya tiene citas, cambios u otros datos'
      : `No se puede deshacer: ${count} pacientes ya tienen citas, cambios u otros datos`,
  nameColumn: 'Elige qué columna lleva el nombre',
  day: 'No es una fecha (dd/mm/aaaa)',
  choice: (options: string) => `Solo puede ser: ${options}`,
} as const;
