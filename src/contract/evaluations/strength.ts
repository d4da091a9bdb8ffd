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
