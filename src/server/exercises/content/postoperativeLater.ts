import type { LibraryExercise } from './schema';
import { CHAIR, CHAIR_AHEAD, HOLD_AHEAD } from './objects';

export const postoperativeLater: readonly LibraryExercise[] = [
  {
    slug: 'postoperatorio-marcha-baston',
    name: 'Marcha con un bastón',
    description:
      'Fase intermedia: aprendes a coordinar el bastón con la pierna operada para caminar sin cojear.',
    region: 'POSTOPERATIVE',
    aim: 'FUNCTION',
    category: 'Rehabilitación',
    difficulty: 'INTERMEDIATE',
    equipment: 'Bastón de apoyo regulable',
    startingPosition:
      'De pie, con el bastón en la mano contraria a la pierna operada y a la altura de la muñeca.',
    steps: [
      'Adelanta el bastón y la pierna operada a la vez.',
      'Pasa el peso y da el paso con la sana.',
      'Mantén pasos iguales y la mirada al frente.',
    ],
    commonMistakes: ['Llevar el bastón en el mismo lado operado.', 'Inclinar el tronco sobre el bastón.'],
    precautions: ['Carga solo el peso que te hayan autorizado.'],
    sets: 3,
    reps: 10,
    duration: 60,
    restTime: 60,
    figure: {
      start: { base: 'standing', at: [0, 90, 0], footR: [-4, 0, 9], footL: [2, 0, -9], handR: [24, 84, 24] },
      end: { at: [14, 88, 0], footL: [34, 0, -9], footR: [-8, 1, 9], handR: [42, 84, 24] },
      props: [
        { kind: 'stick', at: [25, 12, 24], to: [24, 75, 24], size: 1.8, only: 'start' },
        { kind: 'stick', at: [45, 12, 24], to: [42, 75, 24], size: 1.8, only: 'end' },
      ],
      arrows: [{ trace: 'ankleL' }],
    },
    figureAlt:
      'Persona de pie con un bastón en la mano derecha. Inicio: pies juntos. Final: bastón y pierna izquierda avanzan a la vez.',
  },
  {
    slug: 'postoperatorio-hombro-polea',
    name: 'Elevación de hombro con polea',
    description:
      'Fase intermedia de hombro: el brazo sano tira de la cuerda y el operado sube sin hacer fuerza.',
    region: 'POSTOPERATIVE',
    aim: 'MOBILITY',
    category: 'Rehabilitación',
    difficulty: 'INTERMEDIATE',
    equipment: 'Polea de puerta y silla',
    startingPosition: 'Sentado de espaldas a la puerta, con un asa de la polea en cada mano.',
    steps: [
      'Tira hacia abajo con el brazo sano.',
      'Deja que el brazo operado suba relajado.',
      'Baja despacio controlando con la mano sana.',
    ],
    commonMistakes: ['Ayudar con el hombro operado antes de tiempo.', 'Arquear la espalda arriba.'],
    precautions: ['Comprueba la fase de tu protocolo antes de usarla.'],
    sets: 3,
    reps: 12,
    duration: 45,
    restTime: 45,
    figure: {
      trains: 'R',
      view: 'threeQuarter',
      start: {
        base: 'sitting',
        shoulderR: [60, 10, 0],
        elbowR: 40,
        shoulderL: [140, 10, 0],
        elbowL: 20,
        grip: 1,
      },
      end: { shoulderR: [148, 10, 0], elbowR: 14, shoulderL: [50, 10, 0], elbowL: 70 },
      props: [
        CHAIR,
        { kind: 'band', at: 'handR', to: [6, 186, 0], size: 0.8 },
        { kind: 'band', at: 'handL', to: [6, 186, 0], size: 0.8 },
      ],
      arrows: [{ trace: 'handR' }],
    },
    figureAlt:
      'Persona sentada con una polea por encima. Inicio: mano derecha baja y la izquierda alta. Final: la derecha sube mientras la izquierda baja.',
  },
  {
    slug: 'postoperatorio-minisentadilla-apoyo',
    name: 'Media sentadilla con apoyo',
    description:
      'Fase intermedia de cadera o rodilla: bajas unos grados con las manos apoyadas y el peso repartido.',
    region: 'POSTOPERATIVE',
    aim: 'STRENGTH',
    category: 'Rehabilitación',
    difficulty: 'INTERMEDIATE',
    equipment: 'Silla o encimera',
    startingPosition: 'De pie detrás de una silla, con las manos en el respaldo y los pies paralelos.',
    steps: [
      'Dobla caderas y rodillas a la vez, como al empezar a sentarte.',
      'Baja solo un palmo con el peso igual en ambos pies.',
      'Sube apretando los glúteos.',
    ],
    commonMistakes: ['Cargar el peso en la pierna sana.', 'Adelantar mucho las rodillas.'],
    precautions: ['Comienza cuando tengas permiso de carga completa.'],
    sets: 3,
    reps: 10,
    duration: 40,
    restTime: 60,
    figure: {
      start: { base: 'standing', hand: HOLD_AHEAD },
      end: { lean: 18, hip: 54, knee: 50, hand: HOLD_AHEAD },
      props: [CHAIR_AHEAD],
      arrows: [{ at: 'pelvis', dir: 240, size: 16 }],
    },
    figureAlt:
      'Persona agarrada al respaldo de una silla. Inicio: de pie. Final: caderas y rodillas un poco dobladas con el tronco algo inclinado.',
  },
];
