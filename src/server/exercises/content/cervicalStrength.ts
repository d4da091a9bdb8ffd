import type { LibraryExercise } from './schema';
import { HEAD_PILLOW, MAT, WALL_BEHIND } from './objects';

export const cervicalStrength: readonly LibraryExercise[] = [
  {
    slug: 'cervical-retraccion-menton',
    name: 'Retracción cervical sentado',
    description:
      'Llevas la barbilla hacia atrás para alinear la cabeza sobre los hombros y descargar la base del cuello.',
    region: 'CERVICAL',
    aim: 'MOTOR_CONTROL',
    category: 'Postural',
    difficulty: 'BEGINNER',
    equipment: 'Silla',
    startingPosition:
      'Siéntate con la espalda apoyada, los pies en el suelo y la mirada al frente, a la altura de tus ojos.',
    steps: [
      'Desliza la barbilla hacia atrás en horizontal, como si quisieras hacerte papada.',
      'Siente cómo se alarga la nuca sin que la cabeza suba ni baje.',
      'Mantén la posición respirando con calma y vuelve despacio.',
    ],
    commonMistakes: [
      'Bajar la barbilla al pecho en lugar de llevarla hacia atrás.',
      'Apretar los dientes o subir los hombros.',
    ],
    precautions: ['Detente si aparece mareo, hormigueo en los brazos o dolor de cabeza nuevo.'],
    sets: 2,
    reps: 10,
    duration: 5,
    restTime: 30,
    figure: {
      start: { base: 'head', thoracic: 18, neck: -10 },
      end: { thoracic: -2, neck: 8 },
      arrows: [{ at: 'chin', dir: 0, inward: true, size: 12 }],
    },
    figureAlt:
      'Cabeza y hombros de perfil. Inicio: cabeza adelantada. Final: barbilla recogida hacia atrás, con la nuca alargada y las orejas sobre los hombros.',
  },
  {
    slug: 'cervical-flexores-profundos-supino',
    name: 'Activación de flexores profundos tumbado',
    description:
      'Un gesto de asentir muy pequeño que despierta los músculos profundos de delante del cuello.',
    region: 'CERVICAL',
    aim: 'MOTOR_CONTROL',
    category: 'Rehabilitación',
    difficulty: 'INTERMEDIATE',
    equipment: 'Esterilla y almohada fina',
    startingPosition: 'Túmbate boca arriba con las rodillas dobladas y una almohada fina bajo la cabeza.',
    steps: [
      'Di que sí con un movimiento mínimo, como si la nuca se deslizara por la almohada.',
      'Mantén el gesto sin levantar la cabeza y con la garganta blanda.',
      'Relaja del todo antes de la siguiente repetición.',
    ],
    commonMistakes: ['Levantar la cabeza de la almohada.', 'Contener la respiración o tensar la mandíbula.'],
    precautions: ['Debe sentirse suave: si el cuello tiembla o duele, reduce la intensidad.'],
    sets: 3,
    reps: 10,
    duration: 10,
    restTime: 45,
    figure: {
      start: { base: 'hookLying', neck: -14 },
      end: { neck: 10 },
      fix: 'pelvis',
      props: [MAT, HEAD_PILLOW],
      arrows: [{ at: 'forehead', spin: 'cw', size: 17 }],
    },
    figureAlt:
      'Persona tumbada boca arriba con las rodillas dobladas. Inicio: barbilla algo elevada. Final: la barbilla se recoge y la nuca se alarga sobre la almohada.',
  },
  {
    slug: 'cervical-isometrico-lateral',
    name: 'Isométrico lateral del cuello con la mano',
    description: 'Empujas la cabeza contra tu mano sin moverla, para fortalecer el cuello sin irritarlo.',
    region: 'CERVICAL',
    aim: 'STRENGTH',
    category: 'Fortalecimiento',
    difficulty: 'BEGINNER',
    equipment: 'Sin material',
    startingPosition:
      'De pie o sentado, coloca la palma derecha sobre el lado derecho de la cabeza, encima de la oreja.',
    steps: [
      'Empuja con la cabeza contra la mano mientras la mano impide el movimiento.',
      'Sube la fuerza poco a poco hasta la mitad de tu máximo.',
      'Afloja despacio y repite con el otro lado.',
    ],
    commonMistakes: ['Empujar de golpe o con toda la fuerza.', 'Permitir que la cabeza se incline.'],
    precautions: ['Consulta antes si has tenido un latigazo o una operación cervical reciente.'],
    sets: 2,
    reps: 8,
    duration: 6,
    restTime: 30,
    figure: {
      trains: 'R',
      view: 'front',
      start: { base: 'head' },
      end: { handR: 'templeR', shoulderR: [50, 80, 40], elbowR: 135 },
      arrows: [{ at: 'templeR', dir: 180, inward: true, size: 12 }],
    },
    figureAlt:
      'Cabeza vista de frente. Inicio: brazos sueltos. Final: la mano derecha empuja sobre la sien derecha y la cabeza permanece vertical.',
  },
  {
    slug: 'cervical-isometrico-frontal',
    name: 'Isométrico frontal del cuello',
    description:
      'La frente empuja contra las manos sin que haya movimiento, para dar firmeza a la parte anterior del cuello.',
    region: 'CERVICAL',
    aim: 'STRENGTH',
    category: 'Fortalecimiento',
    difficulty: 'INTERMEDIATE',
    equipment: 'Sin material',
    startingPosition: 'Recoge un poco la barbilla y apoya las dos manos en la frente, con los codos caídos.',
    steps: [
      'Presiona la frente contra las manos con suavidad creciente.',
      'Cuenta hasta seis sin dejar de respirar.',
      'Suelta la presión de forma progresiva y descansa.',
    ],
    commonMistakes: [
      'Adelantar la barbilla durante el empuje.',
      'Empujar con las manos más que con la cabeza.',
    ],
    precautions: ['No lo hagas si te provoca dolor de cabeza o presión en los ojos.'],
    sets: 2,
    reps: 8,
    duration: 6,
    restTime: 30,
    figure: {
      start: { base: 'head' },
      end: { hand: 'forehead', shoulder: [55, 55, 20], elbow: 138, neck: 4 },
      arrows: [{ at: 'forehead', dir: 0, inward: true, size: 14 }],
    },
    figureAlt:
      'Cabeza de perfil. Inicio: brazos relajados. Final: ambas manos apoyadas en la frente frenan el empuje de la cabeza.',
  },
  {
    slug: 'cervical-angel-pared',
    name: 'Ángel en la pared',
    description:
      'Con la espalda en la pared, subes y bajas los brazos para abrir el pecho y ordenar cuello y escápulas.',
    region: 'CERVICAL',
    aim: 'MOTOR_CONTROL',
    category: 'Postural',
    difficulty: 'INTERMEDIATE',
    equipment: 'Pared',
    startingPosition:
      'De pie, apoya en la pared la pelvis, la espalda y la nuca, con los codos doblados en ángulo recto.',
    steps: [
      'Recoge la barbilla y pega los antebrazos a la pared hasta donde puedas.',
      'Desliza los brazos hacia arriba sin perder el contacto.',
      'Baja los codos hacia las costillas con control.',
    ],
    commonMistakes: ['Arquear la zona lumbar para llegar más alto.', 'Adelantar la cabeza al subir.'],
    precautions: ['Si el hombro pinza al subir, trabaja solo en la mitad baja del recorrido.'],
    sets: 2,
    reps: 10,
    duration: 40,
    restTime: 45,
    figure: {
      view: 'front',
      start: { base: 'standing', shoulder: [0, 80, 90], elbow: 95 },
      end: { shoulder: [0, 140, 90], elbow: 45 },
      props: [{ ...WALL_BEHIND, size: [4, 190, 150] }],
      arrows: [{ trace: 'handR' }, { trace: 'handL' }],
    },
    figureAlt:
      'Persona de pie con la espalda en la pared, vista de frente. Inicio: codos doblados a la altura de los hombros. Final: brazos elevados en forma de uve.',
  },
];
