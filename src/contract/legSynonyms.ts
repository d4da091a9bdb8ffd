import type { ExerciseRegion } from './exercises';
import type { Synonym } from './exerciseWords';

const LEG: readonly ExerciseRegion[] = ['HIP', 'KNEE', 'ANKLE_FOOT', 'LUMBAR', 'SPORTS', 'OLDER_ADULTS'];

/** Those of the leg, from the hip to the foot. */
export const LEG_SYNONYMS: readonly Synonym[] = [
  // Hip
  { words: ['psoas', 'psoas iliaco', 'iliopsoas', 'flexores de cadera'], terms: ['flexor cadera'] },
  { words: ['piramidal', 'sindrome piramidal', 'piriforme'], terms: ['piriforme', 'glúteo profundo'] },
  {
    words: ['gluteo', 'culo', 'nalgas'],
    terms: ['glúteo', 'puente', 'extensión cadera'],
    within: [...LEG, 'PELVIC_FLOOR'],
  },
  {
    words: ['gluteo medio', 'trocanteritis', 'bursitis de cadera', 'abductores', 'trendelenburg'],
    terms: ['glúteo medio', 'lateral pierna', 'separación pierna', 'apertura rodilla', 'paso lateral'],
    within: ['HIP', 'POSTOPERATIVE'],
  },
  { words: ['clamshell', 'almeja', 'ostra'], terms: ['apertura rodilla lado'] },
  {
    words: ['aductores', 'ingle', 'pubalgia', 'pubis', 'adductor'],
    terms: ['aductores', 'cara interna muslo', 'ingle', 'mariposa sentado'],
  },
  { words: ['coxartrosis', 'artrosis de cadera'], regions: ['HIP'] },
  {
    words: ['protesis de cadera'],
    terms: ['cadera', 'separación pierna', 'bastón pierna'],
    within: ['POSTOPERATIVE', 'HIP'],
  },
  // Knee and thigh
  {
    words: ['isquios', 'isquiotibiales', 'femoral', 'biceps femoral', 'isquiosurales', 'hamstring'],
    terms: ['isquiotibiales', 'posterior muslo', 'fuerza posterior'],
  },
  {
    words: ['curl nordico', 'nordic curl', 'curl femoral', 'curl de isquios', 'leg curl'],
    terms: ['nórdico isquiotibiales', 'isquiotibiales', 'posterior muslo', 'fuerza posterior'],
  },
  {
    words: ['cuadriceps', 'vasto', 'vasto interno', 'recto femoral'],
    terms: ['cuádriceps', 'extensión rodilla', 'sentadilla', 'anterior muslo', 'pierna recta', 'zancada'],
    within: ['KNEE', 'HIP', 'POSTOPERATIVE'],
  },
  {
    words: ['menisco', 'meniscectomia', 'menisectomia'],
    terms: [
      'isométrico cuádriceps',
      'deslizamiento talón',
      'pierna recta',
      'extensión rodilla',
      'flexión rodilla',
      'extensión pasiva',
    ],
    within: ['KNEE', 'POSTOPERATIVE'],
    regions: ['KNEE'],
  },
  {
    words: ['ligamento cruzado', 'cruzado', 'cruzado anterior', 'lca', 'ligamentoplastia'],
    terms: [
      'isométrico cuádriceps',
      'extensión rodilla',
      'extensión pasiva',
      'isquiotibiales',
      'sentadilla',
      'cambios dirección',
      'salto',
    ],
    within: ['KNEE', 'POSTOPERATIVE', 'SPORTS'],
    regions: ['KNEE'],
  },
  {
    words: [
      'rotula',
      'femoropatelar',
      'condromalacia',
      'rotuliano',
      'tendon rotuliano',
      'rodilla del corredor',
      'tendinitis rotuliana',
    ],
    terms: [
      'cuádriceps',
      'sentadilla pared',
      'descenso escalón',
      'extensión final rodilla',
      'pierna recta',
      'calmar tendón',
    ],
    within: ['KNEE'],
  },
  {
    words: ['gonartrosis', 'artrosis de rodilla', 'protesis de rodilla'],
    terms: ['rodilla', 'cuádriceps'],
    within: ['KNEE', 'POSTOPERATIVE'],
  },
  {
    words: ['cintilla', 'cintilla iliotibial', 'tensor de la fascia lata'],
    terms: ['glúteo medio', 'apertura rodilla', 'paso lateral', 'separación pierna'],
    within: ['HIP'],
  },
  { words: ['squat', 'sentadillas', 'cuclillas'], terms: ['sentadilla', 'cuclillas', 'levantarse silla'] },
  { words: ['lunge', 'zancadas', 'desplante'], terms: ['zancada'] },
  { words: ['hip thrust', 'glute bridge', 'bridge'], terms: ['puente glúteos', 'puente'] },
  { words: ['monster walk', 'lateral walk'], terms: ['paso lateral'] },
  { words: ['wall sit'], terms: ['sentadilla isométrica pared', 'sentadilla pared'] },
  { words: ['heel slide'], terms: ['deslizamiento talón'] },
  { words: ['slr', 'straight leg raise'], terms: ['pierna recta'] },
  { words: ['heel raise', 'calf raise'], terms: ['elevación talones', 'descenso talón'] },
  { words: ['step up'], terms: ['subida escalón', 'subir escalón', 'escalón'] },
  { words: ['step down'], terms: ['descenso escalón', 'escalón'] },
  { words: ['escaleras', 'subir escaleras', 'step'], terms: ['escalón', 'escaleras'] },
  { words: ['pierna', 'muslo'], terms: ['pierna', 'muslo'] },
  // Ankle and foot
  {
    words: ['gemelo', 'soleo', 'pantorrilla', 'gastrocnemio', 'triceps sural', 'batata'],
    terms: ['pantorrilla', 'elevación talones', 'descenso talón', 'puntillas', 'puntas talones'],
  },
  {
    words: ['aquiles', 'tendon de aquiles', 'tendinitis aquilea', 'aquilea'],
    terms: ['aquiles', 'descenso talón', 'pantorrilla'],
  },
  {
    words: ['esguince', 'esguince de tobillo', 'tobillo torcido', 'torcedura'],
    terms: [
      'esguince',
      'eversión',
      'círculos tobillo',
      'equilibrio',
      'una pierna',
      'estrella',
      'bombeo tobillo',
    ],
    within: ['ANKLE_FOOT', 'BALANCE'],
  },
  { words: ['peroneos', 'eversores'], terms: ['peroneos', 'eversión'] },
  {
    words: ['tibial', 'tibial anterior', 'periostitis'],
    terms: ['nervio tibial', 'levantar puntas', 'bombeo tobillo', 'pantorrilla'],
    within: ['ANKLE_FOOT', 'NEURODYNAMICS', 'OLDER_ADULTS'],
  },
  {
    words: ['fascitis', 'fascitis plantar', 'fascia plantar', 'espolon', 'planta del pie', 'talalgia'],
    terms: ['planta', 'pie corto', 'toalla dedos', 'pantorrilla', 'dedo gordo'],
    within: ['ANKLE_FOOT'],
  },
  {
    words: ['pie plano', 'puente del pie', 'arco plantar'],
    terms: ['pie corto', 'arco', 'toalla dedos'],
    within: ['ANKLE_FOOT'],
  },
  {
    words: ['juanete', 'juanetes', 'hallux', 'dedos del pie'],
    terms: ['dedo gordo', 'dedos pie', 'pie corto'],
    within: ['ANKLE_FOOT'],
  },
];
