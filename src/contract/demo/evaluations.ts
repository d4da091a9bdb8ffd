import { addDays } from '../common/practiceTime';
import type { Evaluation } from '../evaluationAnswers';
import type { Correctable } from '../recordAnswers';
import type { MeasureSide, TestResult } from '../evaluations';
import { movementOf, muscleGroupOf } from '../bodyMeasures';
import { DEMO_REGIONS, type DemoRegion, type DemoSide } from './cases';
import type { Random } from './people';

/** An evaluation of the demo practice without its patient. `date` is a day of the practice. */
export type DemoEvaluation = Omit<Evaluation, 'patientId' | 'therapist' | keyof Correctable>;

/** A complaint and what is examined for it. Paired regions and measures are listed without a side. */
interface Complaint {
  reason: string;
  history: string;
  regions: readonly string[];
  pairedRegions: readonly string[];
  movements: readonly string[];
  groups: readonly string[];
  /** The first one is positive until late in the course, so it belongs to the diagnosis. */
  tests: readonly string[];
  diagnosis: string;
  goals: string;
  plan: string;
}

const COMPLAINTS: Record<DemoRegion, Complaint> = {
  LUMBAR: {
    reason: 'Dolor lumbar al levantarse y al estar sentado',
    history:
      'Episodios desde hace tres años. El actual empezó hace seis semanas al cargar peso. Sin pérdida de fuerza.',
    regions: ['back-lumbar', 'back-sacrum'],
    pairedRegions: ['back-loin', 'back-buttock'],
    movements: [
      'THORACOLUMBAR_FLEXION',
      'THORACOLUMBAR_EXTENSION',
      'THORACOLUMBAR_LATERAL_FLEXION',
      'HIP_FLEXION',
    ],
    groups: ['TRUNK_EXTENSORS', 'TRUNK_FLEXORS', 'HIP_ABDUCTORS', 'HIP_EXTENSORS'],
    tests: ['Prone instability', 'Lasègue', 'Slump'],
    diagnosis: 'Lumbalgia mecánica inespecífica, con déficit de control motor.',
    goals: 'Estar sentado dos horas sin dolor. Volver a caminar cinco kilómetros.',
    plan: 'Dos sesiones por semana: terapia manual y ejercicio de control motor. Pauta en casa diaria.',
  },
  SHOULDER: {
    reason: 'Dolor de hombro al elevar el brazo',
    history:
      'Inicio progresivo hace cuatro meses. Trabaja con los brazos en alto. Duerme mal sobre ese lado.',
    regions: [],
    pairedRegions: ['front-shoulder', 'back-shoulder', 'back-scapula'],
    movements: [
      'SHOULDER_FLEXION',
      'SHOULDER_ABDUCTION',
      'SHOULDER_EXTERNAL_ROTATION',
      'SHOULDER_INTERNAL_ROTATION',
    ],
    groups: ['SHOULDER_FLEXORS', 'SHOULDER_ABDUCTORS', 'SHOULDER_EXTERNAL_ROTATORS'],
    tests: ['Neer', 'Hawkins-Kennedy', 'Jobe'],
    diagnosis: 'Dolor subacromial con déficit de rotadores externos.',
    goals: 'Alcanzar un estante alto sin dolor. Dormir toda la noche.',
    plan: 'Ejercicio de manguito y escápula con progresión de carga. Movilización glenohumeral.',
  },
  KNEE: {
    reason: 'Rehabilitación de rodilla tras prótesis total',
    history: 'Intervención hace cinco semanas, sin complicaciones. Camina con un bastón.',
    regions: [],
    pairedRegions: ['front-knee', 'back-knee', 'front-thigh'],
    movements: ['KNEE_FLEXION', 'KNEE_EXTENSION', 'HIP_FLEXION', 'ANKLE_DORSIFLEXION'],
    groups: ['KNEE_EXTENSORS', 'KNEE_FLEXORS', 'HIP_ABDUCTORS'],
    tests: ['Timed Up and Go', 'Trendelenburg'],
    diagnosis: 'Rigidez y debilidad de cuádriceps tras artroplastia total de rodilla.',
    goals: 'Flexión de 115°. Subir un piso de escaleras sin bastón.',
    plan: 'Movilidad diaria, fuerza de cuádriceps tres veces por semana, reeducación de la marcha.',
  },
  CERVICAL: {
    reason: 'Dolor cervical y cefalea',
    history: 'Trabajo de oficina. Cefalea tres días por semana, que empeora por la tarde.',
    regions: ['back-nape', 'back-occiput'],
    pairedRegions: ['back-trapezius'],
    movements: ['CERVICAL_FLEXION', 'CERVICAL_EXTENSION', 'CERVICAL_ROTATION', 'CERVICAL_LATERAL_FLEXION'],
    groups: ['NECK_FLEXORS', 'NECK_EXTENSORS', 'SHOULDER_ABDUCTORS'],
    tests: ['Flexión-rotación cervical', 'Spurling', 'Distracción cervical'],
    diagnosis: 'Cervicalgia con cefalea cervicogénica.',
    goals: 'Como mucho un día de cefalea por semana. Conducir sin dolor al girar.',
    plan: 'Terapia manual, ejercicio de flexores profundos, pausas activas en el trabajo.',
  },
  ANKLE_FOOT: {
    reason: 'Esguince de tobillo jugando al baloncesto',
    history: 'Inversión forzada hace diez días. Carga parcial con muletas. Segundo esguince en un año.',
    regions: [],
    pairedRegions: ['front-ankle', 'front-foot', 'back-calf'],
    movements: ['ANKLE_DORSIFLEXION', 'ANKLE_PLANTAR_FLEXION', 'ANKLE_INVERSION', 'ANKLE_EVERSION'],
    groups: ['ANKLE_DORSIFLEXORS', 'ANKLE_PLANTAR_FLEXORS', 'ANKLE_EVERTORS'],
    tests: ['Cajón anterior de tobillo', 'Thompson'],
    diagnosis: 'Esguince lateral de tobillo de grado II.',
    goals: 'Saltar y cambiar de dirección sin dolor. Volver a entrenar en ocho semanas.',
    plan: 'Control del edema, movilidad, fuerza de eversores y propiocepción progresiva.',
  },
};

/** Tests that are of no side. */
const SIDELESS = new Set(['Timed Up and Go', 'Prone instability', 'Distracción cervical']);

const sidesOf = (paired: boolean | undefined): MeasureSide[] => (paired ? ['LEFT', 'RIGHT'] : ['MIDLINE']);

/** One evaluation. `progress` goes from 0 (first visit) to 1 (recovered). */
function visit(
  random: Random,
  complaint: Complaint,
  hurt: DemoSide,
  progress: number,
  date: string,
): DemoEvaluation {
  const isHurt = (side: MeasureSide) => side === hurt || side === 'MIDLINE';
  const first = progress === 0;
  const result = (index: number): TestResult =>
    random.chance(0.1) ? 'NOT_DONE' : index === 0 && progress < 0.7 ? 'POSITIVE' : 'NEGATIVE';
  return {
    id: random.uuid(),
    date,
    reason: first ? complaint.reason : `Revisión: ${complaint.reason.toLowerCase()}`,
    history: first ? complaint.history : null,
    pain: Math.max(0, Math.round(8 - 7 * progress + random.integer(-1, 1))),
    regions: [
      ...complaint.regions,
      ...complaint.pairedRegions
        .slice(0, progress > 0.5 ? 1 : undefined)
        .map((region) => `${region}-${hurt.toLowerCase()}`),
    ],
    range: complaint.movements.flatMap((id) => {
      const movement = movementOf(id);
      if (!movement) return [];
      // Half of the range is missing at first. Knee extension instead lacks degrees to zero.
      return sidesOf(movement.paired).map((side) => {
        const share = isHurt(side) ? 0.55 + 0.4 * progress : 0.96;
        const degrees =
          movement.reference === 0
            ? -Math.round(isHurt(side) ? 12 * (1 - progress) : 0)
            : Math.round((movement.reference * share) / 5) * 5;
        return { movement: id, side, degrees: degrees === 0 ? 0 : degrees };
      });
    }),
    strength: complaint.groups.flatMap((group) =>
      sidesOf(muscleGroupOf(group)?.paired).map((side) => ({
        group,
        side,
        grade: isHurt(side) ? Math.min(5, 3 + Math.round(2 * progress)) : 5,
      })),
    ),
    tests: complaint.tests.map((name, index) => ({
      name,
      side: SIDELESS.has(name) ? 'NONE' : hurt,
      result: result(index),
      notes: null,
    })),
    diagnosis: first ? complaint.diagnosis : null,
    goals: first ? complaint.goals : null,
    plan: first ? complaint.plan : 'Se mantiene el plan con más carga.',
  };
}

/**
 * Evaluations of the complaint of a region up to `today` (`YYYY-MM-DD`), oldest first and improving. Without a region or a
 * side, of any.
 */
export function demoEvaluations(
  random: Random,
  today: string,
  count: number,
  region: DemoRegion = random.pick(DEMO_REGIONS),
  side?: DemoSide,
): DemoEvaluation[] {
  const complaint = COMPLAINTS[region];
  // Drawn in any case, so that the rest of the demo practice stays what it was.
  const drawn = random.pick<DemoSide>(['LEFT', 'RIGHT']);
  const hurt = side ?? drawn;
  const start = addDays(today, -21 * count - random.integer(0, 10));
  return Array.from({ length: count }, (_unused, index) =>
    visit(
      random,
      complaint,
      hurt,
      count === 1 ? 0 : index / count,
      addDays(start, 21 * index + random.integer(0, 4)),
    ),
  );
}
