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

/** Common special tests with their purpose, offered by name. Others can be typed. */
export const SPECIAL_TESTS: readonly { name: string; aim: string }[] = [
  { name: 'Spurling', aim: 'Radiculopatía cervical' },
  { name: 'Distracción cervical', aim: 'Radiculopatía cervical' },
  { name: 'Flexión-rotación cervical', aim: 'Cefalea cervicogénica' },
  { name: 'ULNT 1 (mediano)', aim: 'Neurodinámica del mediano' },
  { name: 'ULNT 3 (cubital)', aim: 'Neurodinámica del cubital' },
  { name: 'Adson', aim: 'Síndrome del desfiladero torácico' },
  { name: 'Roos', aim: 'Síndrome del desfiladero torácico' },
  { name: 'Neer', aim: 'Pinzamiento subacromial' },
  { name: 'Hawkins-Kennedy', aim: 'Pinzamiento subacromial' },
  { name: 'Jobe', aim: 'Supraespinoso' },
  { name: 'Lag en rotación externa', aim: 'Infraespinoso' },
  { name: 'Lift-off (Gerber)', aim: 'Subescapular' },
  { name: 'Speed', aim: 'Tendón largo del bíceps' },
  { name: 'Aprensión de hombro', aim: 'Inestabilidad anterior' },
  { name: 'Cozen', aim: 'Epicondilalgia lateral' },
  { name: 'Epitróclea resistida', aim: 'Epicondilalgia medial' },
  { name: 'Phalen', aim: 'Túnel carpiano' },
  { name: 'Tinel', aim: 'Compresión nerviosa' },
  { name: 'Finkelstein', aim: 'Tenosinovitis de De Quervain' },
  { name: 'Lasègue', aim: 'Radiculopatía lumbar' },
  { name: 'Slump', aim: 'Neurodinámica lumbar' },
  { name: 'Prone instability', aim: 'Inestabilidad lumbar' },
  { name: 'Thigh thrust', aim: 'Articulación sacroilíaca' },
  { name: 'Gaenslen', aim: 'Articulación sacroilíaca' },
  { name: 'FABER (Patrick)', aim: 'Cadera y sacroilíaca' },
  { name: 'FADIR', aim: 'Pinzamiento femoroacetabular' },
  { name: 'Thomas', aim: 'Acortamiento del psoas' },
  { name: 'Ober', aim: 'Banda iliotibial' },
  { name: 'Trendelenburg', aim: 'Abductores de la cadera' },
  { name: 'Lachman', aim: 'Ligamento cruzado anterior' },
  { name: 'Cajón anterior de rodilla', aim: 'Ligamento cruzado anterior' },
  { name: 'Cajón posterior de rodilla', aim: 'Ligamento cruzado posterior' },
  { name: 'Valgo forzado', aim: 'Ligamento lateral interno' },
  { name: 'Varo forzado', aim: 'Ligamento lateral externo' },
  { name: 'McMurray', aim: 'Meniscos' },
  { name: 'Thessaly', aim: 'Meniscos' },
  { name: 'Cajón anterior de tobillo', aim: 'Ligamento peroneoastragalino anterior' },
  { name: 'Thompson', aim: 'Rotura del tendón de Aquiles' },
  { name: 'Windlass', aim: 'Fascia plantar' },
  { name: 'Romberg', aim: 'Equilibrio' },
  { name: 'Dix-Hallpike', aim: 'Vértigo posicional' },
  { name: 'Timed Up and Go', aim: 'Riesgo de caídas' },
];
