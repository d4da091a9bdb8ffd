/** Why two records cannot be merged as asked. */
export const MERGE_OBSTACLES = ['TWO_ACCOUNTS', 'ACCOUNT_IN_OTHER', 'OVERLAPS'] as const;
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number];

/** Days during which a merge of two records can be undone. */
export const MERGE_UNDO_DAYS = 30;

/** Texts of the merges of two records. */
export const MERGE_MESSAGES = {
  otherRequired: 'Elige la otra ficha',
  sameRecord: 'Elige una ficha distinta de esta',
  otherUnknown: 'Elige una ficha de tus pacientes',
  otherNotLed: 'Solo se unen dos fichas de las que eres fisioterapeuta responsable',
  twoAccounts: 'Las dos fichas tienen cuenta de paciente. No se pueden unir: cada cuenta entra en su ficha.',
  accountInOther: 'La otra ficha tiene cuenta de paciente, así que es la que debe quedar. Únelas desde ella.',
  overlaps: 'Hay citas de las dos fichas a la vez. Cambia o cancela una de cada pareja antes de unirlas.',
  tooLong: 'Los dos textos juntos son demasiado largos: elige uno',
  notFound: 'Unión no encontrada',
  alreadyUndone: 'Esta unión ya está deshecha',
  tooLate: `Una unión solo se puede deshacer durante ${MERGE_UNDO_DAYS} días`,
  mergedFurther: 'Estas fichas se han unido después con otra: deshaz antes esa unión',
  undoRefused: 'No se puede deshacer: lo que se ha cambiado después no se puede separar en dos fichas',
  comparisonFailed: 'Error al comparar las fichas',
  mergeFailed: 'Error al unir las fichas',
  undoFailed: 'Error al deshacer la unión',
  listFailed: 'Error al cargar las uniones de la ficha',
  merged: 'Fichas unidas',
  undone: 'Unión deshecha: vuelven a ser dos fichas',
  undoneChanged:
    'Parte de lo que vino de la otra ficha había cambiado o ya no estaba: ha vuelto como está ahora.',
  undoneKept: 'Los datos que cambiaron después de unirlas se quedan como están.',
  ledToSurvivor: 'Esa ficha está unida con esta',
  onlyLeadUndoes: 'Solo puede deshacerla su fisioterapeuta responsable.',
  latestFirst: 'Para deshacerla, deshaz antes la unión más reciente.',
} as const;

/** Paths of the merges of two records. Our server's own; `id` is the record that survives. */
export const MERGE_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/merges`,
  comparison: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/merges/comparison`,
  undo: (id: string) => `/api/record-merges/${encodeURIComponent(id)}/undo`,
} as const;
