/** Side of a measurement. MIDLINE is for measurements without a side, e.g. flexion of the neck. */
export const MEASURE_SIDES = ['LEFT', 'RIGHT', 'MIDLINE'] as const;
export type MeasureSide = (typeof MEASURE_SIDES)[number];
export const MEASURE_SIDE_LABELS: Record<MeasureSide, string> = {
  LEFT: 'Izquierda',
  RIGHT: 'Derecha',
  MIDLINE: 'Línea media',
};

/** Side of a special test. */
export const TEST_SIDES = ['LEFT', 'RIGHT', 'BOTH', 'NONE'] as const;
export type TestSide = (typeof TEST_SIDES)[number];
export const TEST_SIDE_LABELS: Record<TestSide, string> = {
  LEFT: 'Izquierda',
  RIGHT: 'Derecha',
  BOTH: 'Bilateral',
  NONE: 'Sin lado',
};

/** Outcome of a special test. */
export const TEST_RESULTS = ['POSITIVE', 'NEGATIVE', 'NOT_DONE'] as const;
export type TestResult = (typeof TEST_RESULTS)[number];
export const TEST_RESULT_LABELS: Record<TestResult, string> = {
  POSITIVE: 'Positiva',
  NEGATIVE: 'Negativa',
  NOT_DONE: 'No realizada',
};

/** Common special tests, offered by name, purpose and region of the body. Others can be typed. */
export const SPECIAL_TESTS: readonly { name: string; aim: string; region: string }[] = [
  { name: 'Spurling', aim: 'Radiculopatía cervical', region: 'Columna cervical, cuello' },
  { name: 'Distracción cervical', aim: 'Radiculopatía cervical', region: 'Columna cervical, cuello' },
  { name: 'Flexión-rotación cervical', aim: 'Cefalea cervicogénica', region: 'Columna cervical, cuello' },
  { name: 'ULNT 1 (mediano)', aim: 'Neurodinámica del mediano', region: 'Miembro superior, cuello, brazo' },
  { name: 'ULNT 3 (cubital)', aim: 'Neurodinámica del cubital', region: 'Miembro superior, cuello, brazo' },
  { name: 'Adson', aim: 'Síndrome del desfiladero torácico', region: 'Cuello, hombro, brazo' },
  { name: 'Roos', aim: 'Síndrome del desfiladero torácico', region: 'Cuello, hombro, brazo' },
  { name: 'Neer', aim: 'Pinzamiento subacromial', region: 'Hombro' },
  { name: 'Hawkins-Kennedy', aim: 'Pinzamiento subacromial', region: 'Hombro' },
  { name: 'Jobe', aim: 'Supraespinoso', region: 'Hombro, manguito rotador' },
  { name: 'Lag en rotación externa', aim: 'Infraespinoso', region: 'Hombro, manguito rotador' },
  { name: 'Lift-off (Gerber)', aim: 'Subescapular', region: 'Hombro, manguito rotador' },
  { name: 'Speed', aim: 'Tendón largo del bíceps', region: 'Hombro' },
  { name: 'Aprensión de hombro', aim: 'Inestabilidad anterior', region: 'Hombro' },
  { name: 'Cozen', aim: 'Epicondilalgia lateral', region: 'Codo' },
  { name: 'Epitróclea resistida', aim: 'Epicondilalgia medial', region: 'Codo' },
  { name: 'Phalen', aim: 'Túnel carpiano', region: 'Muñeca, mano' },
  { name: 'Tinel', aim: 'Compresión nerviosa', region: 'Muñeca, mano, codo' },
  { name: 'Finkelstein', aim: 'Tenosinovitis de De Quervain', region: 'Muñeca, mano, pulgar' },
  { name: 'Lasègue', aim: 'Radiculopatía lumbar', region: 'Columna lumbar, pierna' },
  { name: 'Slump', aim: 'Neurodinámica lumbar', region: 'Columna lumbar, pierna' },
  { name: 'Prone instability', aim: 'Inestabilidad lumbar', region: 'Columna lumbar' },
  { name: 'Thigh thrust', aim: 'Articulación sacroilíaca', region: 'Pelvis, cadera' },
  { name: 'Gaenslen', aim: 'Articulación sacroilíaca', region: 'Pelvis, cadera' },
  { name: 'FABER (Patrick)', aim: 'Cadera y sacroilíaca', region: 'Pelvis, cadera' },
  { name: 'FADIR', aim: 'Pinzamiento femoroacetabular', region: 'Cadera' },
  { name: 'Thomas', aim: 'Acortamiento del psoas', region: 'Cadera' },
  { name: 'Ober', aim: 'Banda iliotibial', region: 'Cadera, rodilla' },
  { name: 'Trendelenburg', aim: 'Abductores de la cadera', region: 'Cadera, glúteo' },
  { name: 'Lachman', aim: 'Ligamento cruzado anterior', region: 'Rodilla' },
  { name: 'Cajón anterior de rodilla', aim: 'Ligamento cruzado anterior', region: 'Rodilla' },
  { name: 'Cajón posterior de rodilla', aim: 'Ligamento cruzado posterior', region: 'Rodilla' },
  { name: 'Valgo forzado', aim: 'Ligamento lateral interno', region: 'Rodilla' },
  { name: 'Varo forzado', aim: 'Ligamento lateral externo', region: 'Rodilla' },
  { name: 'McMurray', aim: 'Meniscos', region: 'Rodilla' },
  { name: 'Thessaly', aim: 'Meniscos', region: 'Rodilla' },
  { name: 'Cajón anterior de tobillo', aim: 'Ligamento peroneoastragalino anterior', region: 'Tobillo' },
  { name: 'Thompson', aim: 'Rotura del tendón de Aquiles', region: 'Tobillo, gemelo' },
  { name: 'Windlass', aim: 'Fascia plantar', region: 'Pie' },
  { name: 'Romberg', aim: 'Equilibrio', region: 'Marcha, vestibular' },
  { name: 'Dix-Hallpike', aim: 'Vértigo posicional', region: 'Vestibular, cabeza' },
  { name: 'Timed Up and Go', aim: 'Riesgo de caídas', region: 'Marcha, equilibrio' },
];

/**
 * Limits of an evaluation. Range of motion is in degrees; negative values are short of the neutral position.
 */
export const EVALUATION_LIMITS = {
  painMin: 0,
  painMax: 10,
  degreesMin: -90,
  degreesMax: 220,
  strengthMin: 0,
  strengthMax: 5,
  testsMax: 60,
} as const;

export const EVALUATION_MESSAGES = {
  listFailed: 'Error al cargar las evaluaciones',
  loadFailed: 'Error al cargar la evaluación',
  saveFailed: 'Error al guardar la evaluación',
  created: 'Evaluación creada exitosamente',
  corrected: 'Evaluación corregida',
  notFound: 'Evaluación no encontrada',
  empty: 'No hay evaluaciones registradas',
  reasonRequired: 'Escribe el motivo de consulta',
  patientRequired: 'Debes seleccionar un paciente',
  dateRequired: 'Selecciona una fecha',
  painRange: 'El dolor debe estar entre 0 y 10',
  strengthRange: 'La fuerza debe estar entre 0 y 5',
  testNameRequired: 'Escribe el nombre de la prueba',
  repeated: 'Hay una medición repetida',
  wrongSide: 'El lado no corresponde a esta medición',
} as const;

export const EVALUATION_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/evaluations`,
  one: (id: string) => `/api/evaluations/${encodeURIComponent(id)}`,
  versions: (id: string) => `/api/evaluations/${encodeURIComponent(id)}/versions`,
} as const;
