/** Regions that the demo practice treats. */
export const DEMO_REGIONS = ['LUMBAR', 'SHOULDER', 'KNEE', 'CERVICAL', 'ANKLE_FOOT'] as const;
export type DemoRegion = (typeof DEMO_REGIONS)[number];

export type DemoSide = 'LEFT' | 'RIGHT';

/** The side that a history names; undefined if it names none. */
export const sideNamed = (history: string | null): DemoSide | undefined =>
  history?.includes('derech') ? 'RIGHT' : history?.includes('izquierd') ? 'LEFT' : undefined;

/** A kind of patient: age, history, medicines and what is written at their visits belong together. */
export interface DemoCase {
  region: DemoRegion;
  /** Youngest and oldest, in years. */
  ages: readonly [number, number];
  histories: readonly string[];
  medications: readonly string[];
  /** What a therapist writes after a visit. */
  visitNotes: readonly string[];
  /** Exercises of a visit. */
  exercises: readonly string[];
}

const YOUNG = ['Ninguno', 'Paracetamol 1 g a demanda', 'Ibuprofeno 400 mg a demanda'];
const ELDERLY = ['Enalapril 10 mg', 'Metformina 850 mg', 'Sintrom', 'Omeprazol 20 mg', 'Paracetamol 1 g'];

const CASES: readonly DemoCase[] = [
  {
    region: 'KNEE',
    ages: [62, 82],
    histories: [
      'Prótesis total de rodilla derecha hace cinco semanas. Hipertensión controlada.',
      'Prótesis total de rodilla izquierda hace cinco semanas. Artrosis de cadera bilateral.',
    ],
    medications: ELDERLY,
    visitNotes: [
      'Gana flexión respecto a la sesión anterior. Cicatriz seca, sin signos de infección.',
      'Camina sin bastón en la consulta. Se corrige la marcha con cojera de cadera.',
      'Rodilla caliente al terminar; se reduce la carga y se indica frío.',
      'Sube un tramo de escaleras con apoyo en la barandilla.',
    ],
    exercises: [
      'Elevación de pierna recta',
      'Sentadilla asistida',
      'Deslizamiento de talón',
      'Bicicleta suave',
    ],
  },
  {
    region: 'LUMBAR',
    ages: [30, 68],
    histories: [
      'Lumbalgia crónica de 3 años de evolución.',
      'Lumbalgia tras cargar peso. Sin irradiación ni pérdida de fuerza.',
    ],
    medications: [...YOUNG, 'Omeprazol 20 mg'],
    visitNotes: [
      'Refiere menos dolor al levantarse. Buena tolerancia a la movilización.',
      'Molestia leve al final de la flexión; se reduce la carga.',
      'Acude con más rigidez tras el viaje. Se insiste en movilidad suave.',
      'Sin incidencias. Realiza los ejercicios de forma autónoma.',
    ],
    exercises: ['Puente de glúteos', 'Bicho muerto', 'Plancha lateral corta', 'Gato y camello'],
  },
  {
    region: 'SHOULDER',
    ages: [38, 72],
    histories: [
      'Tendinopatía del manguito rotador derecho.',
      'Dolor subacromial izquierdo. Trabaja con los brazos en alto.',
    ],
    medications: ['Ninguno', 'Ibuprofeno 400 mg a demanda', 'Enalapril 10 mg'],
    visitNotes: [
      'Eleva el brazo hasta 140° sin dolor. Se progresa la carga de rotadores.',
      'Ha dormido toda la noche sobre ese lado. Mantener pauta en casa.',
      'Molestia leve al final del recorrido; se reduce la carga.',
      'Contractura en trapecio superior. Se explica la posición de la escápula.',
    ],
    exercises: ['Rotación externa con banda', 'Elevación en plano escapular', 'Remo con banda', 'Péndulo'],
  },
  {
    region: 'CERVICAL',
    ages: [24, 58],
    histories: [
      'Cervicalgia postural, trabajo de oficina.',
      'Cefalea que empeora por la tarde. Trabaja ante la pantalla.',
    ],
    medications: YOUNG,
    visitNotes: [
      'Mejora la rotación respecto a la sesión anterior. Mantener pauta en casa.',
      'Un solo día de cefalea esta semana. Buen control de flexores profundos.',
      'Contractura en trapecio superior. Se explica higiene postural.',
      'Sin incidencias. Hace las pausas activas en el trabajo.',
    ],
    exercises: ['Retracción cervical', 'Rotación cervical activa', 'Deslizamiento neural del mediano'],
  },
  {
    region: 'ANKLE_FOOT',
    ages: [13, 36],
    histories: [
      'Esguince de tobillo izquierdo grado II jugando al baloncesto.',
      'Segundo esguince de tobillo derecho en un año. Juega al baloncesto.',
    ],
    medications: YOUNG,
    visitNotes: [
      'Se progresa a apoyo monopodal con ayuda. Sin inestabilidad.',
      'Deja las muletas. Edema leve al final del día.',
      'Salta con los dos pies sin dolor. Empieza los cambios de dirección.',
      'Sin incidencias. Realiza los ejercicios de forma autónoma.',
    ],
    exercises: [
      'Movilidad de tobillo en cuña',
      'Equilibrio a una pierna',
      'Eversión con banda',
      'Elevación de talones',
    ],
  },
];

/** The case of the patient in this place of the list, from 1. Takes no random numbers. */
export const demoCase = (index: number): DemoCase => CASES[(index - 1) % CASES.length] as DemoCase;

/** The case of a region. */
export const caseOfRegion = (region: DemoRegion): DemoCase =>
  CASES.find((one) => one.region === region) as DemoCase;
