/** One movement of a joint. */
export interface Movement {
  id: string;
  /** Name within its joint, e.g. 'Flexión'. */
  name: string;
  /** Range of a healthy adult in degrees. */
  reference: number;
  /** Measured on both sides; otherwise once, in the midline. */
  paired: boolean;
}

/** A joint, or a section of the spine, with its measured movements. */
export interface Joint {
  id: string;
  name: string;
  movements: readonly Movement[];
}

type MovementEntry = readonly [key: string, name: string, reference: number, midline?: 'midline'];

function joint(id: string, name: string, entries: readonly MovementEntry[]): Joint {
  return {
    id,
    name,
    movements: entries.map(([key, movement, reference, midline]) => ({
      id: `${id}_${key}`,
      name: movement,
      reference,
      paired: midline === undefined,
    })),
  };
}

/**
 * Joints with the reference range of each movement, in degrees. Sources: American Academy of Orthopaedic
 * Surgeons, "Joint Motion: Method of Measuring and Recording" (1965), and Greene & Heckman, "The Clinical
 * Measurement of Joint Motion" (1994), as tabulated in Norkin & White, "Measurement of Joint Motion: A Guide
 * to Goniometry" (appendix A).
 *
 * They are means of adults that vary with age, sex and occupation, so they are only a guide. Extension of
 * elbow and knee counts from 0: a deficit is negative, hyperextension positive.
 */
export const JOINTS: readonly Joint[] = [
  joint('CERVICAL', 'Columna cervical', [
    ['FLEXION', 'Flexión', 45, 'midline'],
    ['EXTENSION', 'Extensión', 45, 'midline'],
    ['LATERAL_FLEXION', 'Inclinación lateral', 45],
    ['ROTATION', 'Rotación', 60],
  ]),
  joint('THORACOLUMBAR', 'Columna dorsolumbar', [
    ['FLEXION', 'Flexión', 80, 'midline'],
    ['EXTENSION', 'Extensión', 25, 'midline'],
    ['LATERAL_FLEXION', 'Inclinación lateral', 35],
    ['ROTATION', 'Rotación', 45],
  ]),
  joint('SHOULDER', 'Hombro', [
    ['FLEXION', 'Flexión', 180],
    ['EXTENSION', 'Extensión', 60],
    ['ABDUCTION', 'Abducción', 180],
    ['INTERNAL_ROTATION', 'Rotación interna', 70],
    ['EXTERNAL_ROTATION', 'Rotación externa', 90],
  ]),
  joint('ELBOW', 'Codo', [
    ['FLEXION', 'Flexión', 150],
    ['EXTENSION', 'Extensión', 0],
  ]),
  joint('FOREARM', 'Antebrazo', [
    ['SUPINATION', 'Supinación', 80],
    ['PRONATION', 'Pronación', 80],
  ]),
  joint('WRIST', 'Muñeca', [
    ['FLEXION', 'Flexión', 80],
    ['EXTENSION', 'Extensión', 70],
    ['RADIAL_DEVIATION', 'Desviación radial', 20],
    ['ULNAR_DEVIATION', 'Desviación cubital', 30],
  ]),
  joint('THUMB', 'Pulgar', [
    ['CMC_ABDUCTION', 'Abducción carpometacarpiana', 70],
    ['MCP_FLEXION', 'Flexión metacarpofalángica', 50],
    ['IP_FLEXION', 'Flexión interfalángica', 80],
  ]),
  joint('HIP', 'Cadera', [
    ['FLEXION', 'Flexión', 120],
    ['EXTENSION', 'Extensión', 30],
    ['ABDUCTION', 'Abducción', 45],
    ['ADDUCTION', 'Aducción', 30],
    ['INTERNAL_ROTATION', 'Rotación interna', 45],
    ['EXTERNAL_ROTATION', 'Rotación externa', 45],
  ]),
  joint('KNEE', 'Rodilla', [
    ['FLEXION', 'Flexión', 135],
    ['EXTENSION', 'Extensión', 0],
  ]),
  joint('ANKLE', 'Tobillo y pie', [
    ['DORSIFLEXION', 'Flexión dorsal', 20],
    ['PLANTAR_FLEXION', 'Flexión plantar', 50],
    ['INVERSION', 'Inversión', 35],
    ['EVERSION', 'Eversión', 15],
  ]),
  joint('HALLUX', 'Dedo gordo del pie', [
    ['MTP_FLEXION', 'Flexión metatarsofalángica', 45],
    ['MTP_EXTENSION', 'Extensión metatarsofalángica', 70],
  ]),
];

const MOVEMENTS = new Map(
  JOINTS.flatMap(({ name, movements }) =>
    movements.map((movement) => [movement.id, { ...movement, jointName: name }] as const),
  ),
);

export const MOVEMENT_IDS: readonly string[] = [...MOVEMENTS.keys()];

/** Movement with this id and the name of its joint; `undefined` for an id of another backend. */
export const movementOf = (id: string): (Movement & { jointName: string }) | undefined => MOVEMENTS.get(id);

/** A muscle group whose strength is graded. */
export interface MuscleGroup {
  id: string;
  /** Region under which it is listed. */
  region: string;
  name: string;
  /** Graded on both sides; otherwise once. */
  paired: boolean;
}

const GROUPS: Record<string, readonly (readonly [id: string, name: string, midline?: 'midline'])[]> = {
  Cuello: [
    ['NECK_FLEXORS', 'Flexores del cuello', 'midline'],
    ['NECK_EXTENSORS', 'Extensores del cuello', 'midline'],
  ],
  Hombro: [
    ['SHOULDER_FLEXORS', 'Flexores del hombro'],
    ['SHOULDER_ABDUCTORS', 'Abductores del hombro'],
    ['SHOULDER_INTERNAL_ROTATORS', 'Rotadores internos del hombro'],
    ['SHOULDER_EXTERNAL_ROTATORS', 'Rotadores externos del hombro'],
  ],
  'Codo y mano': [
    ['ELBOW_FLEXORS', 'Flexores del codo'],
    ['ELBOW_EXTENSORS', 'Extensores del codo'],
    ['WRIST_EXTENSORS', 'Extensores de la muñeca'],
    ['WRIST_FLEXORS', 'Flexores de la muñeca'],
    ['FINGER_FLEXORS', 'Flexores de los dedos'],
    ['FINGER_ABDUCTORS', 'Abductores de los dedos'],
  ],
  Tronco: [
    ['TRUNK_FLEXORS', 'Flexores del tronco', 'midline'],
    ['TRUNK_EXTENSORS', 'Extensores del tronco', 'midline'],
  ],
  Cadera: [
    ['HIP_FLEXORS', 'Flexores de la cadera'],
    ['HIP_EXTENSORS', 'Extensores de la cadera'],
    ['HIP_ABDUCTORS', 'Abductores de la cadera'],
    ['HIP_ADDUCTORS', 'Aductores de la cadera'],
  ],
  Rodilla: [
    ['KNEE_EXTENSORS', 'Extensores de la rodilla'],
    ['KNEE_FLEXORS', 'Flexores de la rodilla'],
  ],
  'Tobillo y pie': [
    ['ANKLE_DORSIFLEXORS', 'Flexores dorsales del tobillo'],
    ['ANKLE_PLANTAR_FLEXORS', 'Flexores plantares del tobillo'],
    ['ANKLE_INVERTORS', 'Inversores del tobillo'],
    ['ANKLE_EVERTORS', 'Eversores del tobillo'],
    ['HALLUX_EXTENSOR', 'Extensor del dedo gordo'],
  ],
};

/** Muscle groups in the order of the body, from head to foot. */
export const MUSCLE_GROUPS: readonly MuscleGroup[] = Object.entries(GROUPS).flatMap(([region, groups]) =>
  groups.map(([id, name, midline]) => ({ id, region, name, paired: midline === undefined })),
);

const BY_ID = new Map(MUSCLE_GROUPS.map((group) => [group.id, group]));

export const MUSCLE_GROUP_IDS: readonly string[] = [...BY_ID.keys()];

/** Muscle group with this id; `undefined` for an id of another backend. */
export const muscleGroupOf = (id: string): MuscleGroup | undefined => BY_ID.get(id);

/** Grades of the Medical Research Council's scale (1943), 0–5. */
export const STRENGTH_GRADE_LABELS: Record<number, string> = {
  0: 'Sin contracción',
  1: 'Contracción sin movimiento',
  2: 'Movimiento sin gravedad',
  3: 'Movimiento contra gravedad',
  4: 'Contra resistencia parcial',
  5: 'Fuerza normal',
};
