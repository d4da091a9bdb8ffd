import * as yup from 'yup';
import {
  FIGURE_BASES,
  FIGURE_PAIRED_ANGLES,
  FIGURE_POINTS,
  FIGURE_PROPS,
  FIGURE_REACHES,
  FIGURE_SINGLE_ANGLES,
  FIGURE_VIEWS,
  type FigureSpec,
  LONGEST_TEMPO,
  MOST_KEY_POSES,
} from './figure';

/** Maximum angle (degrees) or length (centimetres), and maximum number of objects or arrows. */
const FIGURE_LIMITS = { number: 400, numbers: 3, items: 8, caption: 24 } as const;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= FIGURE_LIMITS.number;

const isNumbers = (value: unknown, fewest = 1): boolean =>
  Array.isArray(value) &&
  value.length >= fewest &&
  value.length <= FIGURE_LIMITS.numbers &&
  value.every(isNumber);

const isPoint = (value: unknown): boolean => (FIGURE_POINTS as readonly unknown[]).includes(value);

/** An optional field that must pass `check`; nothing is cast. */
function checked(message: string, check: (value: unknown) => boolean) {
  return yup.mixed().test('figure', message, (value) => value === undefined || check(value));
}

const angles = () => checked('Ángulo no válido', (value) => isNumber(value) || isNumbers(value));
const place = () => checked('Lugar no válido', (value) => isPoint(value) || isNumbers(value, 3));
const amount = () => checked('Número no válido', isNumber);
const choice = (values: readonly string[]) =>
  checked('Opción no válida', (value) => (values as readonly unknown[]).includes(value));

const angleKeys = [
  ...FIGURE_SINGLE_ANGLES,
  ...FIGURE_PAIRED_ANGLES.flatMap((part) => [part, `${part}R`, `${part}L`]),
];

const poseFields = {
  ...Object.fromEntries(angleKeys.map((key) => [key, angles()])),
  ...Object.fromEntries(FIGURE_REACHES.map((key) => [key, place()])),
};

const unknownKey = 'La figura tiene un campo desconocido';
const pose = (base: yup.AnySchema) =>
  yup
    .object({ ...poseFields, base })
    .required()
    .noUnknown(unknownKey)
    .strict();

const seconds = () =>
  checked('Tiempo no válido', (value) => isNumber(value) && value >= 0 && value <= LONGEST_TEMPO).required();

const tempo = yup
  .object({ lift: seconds(), hold: seconds(), lower: seconds(), pause: seconds() })
  .noUnknown(unknownKey)
  .strict()
  .test(
    'tempo',
    'El movimiento necesita tiempo para ir y volver',
    (value) => value === undefined || (Number(value.lift) > 0 && Number(value.lower) > 0),
  );

const prop = yup
  .object({
    kind: choice(FIGURE_PROPS).required(),
    at: place(),
    to: place(),
    size: angles(),
    turn: amount(),
    only: choice(['start', 'end']),
  })
  .noUnknown(unknownKey)
  .strict();

const arrow = yup
  .object({
    trace: choice(FIGURE_POINTS),
    at: choice(FIGURE_POINTS),
    dir: amount(),
    spin: choice(['cw', 'ccw']),
    size: amount(),
    both: yup.boolean(),
    inward: yup.boolean(),
  })
  .noUnknown(unknownKey)
  .strict()
  .test('arrow', 'Una flecha sigue un punto (trace) o sale de él (at con dir o spin)', (value) => {
    const free = value.at !== undefined && (value.dir === undefined) !== (value.spin === undefined);
    return (value.trace !== undefined) !== free;
  });

/** Validates a figure from a file or a request. Unknown keys, NaN and huge numbers are refused. */
export const figureSpecSchema = yup
  .object({
    view: choice(FIGURE_VIEWS),
    start: pose(choice(FIGURE_BASES).required()),
    end: pose(choice(FIGURE_BASES)),
    through: yup
      .array()
      .of(pose(choice(FIGURE_BASES)))
      .max(MOST_KEY_POSES - 2),
    tempo: tempo.default(undefined).optional(),
    fix: choice(FIGURE_POINTS),
    props: yup.array().of(prop).max(FIGURE_LIMITS.items),
    arrows: yup.array().of(arrow).max(FIGURE_LIMITS.items),
    captions: checked(
      'Los rótulos son dos textos cortos',
      (value) =>
        Array.isArray(value) &&
        value.length === 2 &&
        value.every(
          (text) => typeof text === 'string' && text !== '' && text.length <= FIGURE_LIMITS.caption,
        ),
    ),
    focus: choice(FIGURE_POINTS),
    trains: choice(['R', 'L']),
  })
  .noUnknown(unknownKey)
  .strict();

/**
 * Whether a value is a figure that can be drawn. The schema also accepts an absent one, because an exercise
 * may have none.
 */
export const isFigureSpec = (value: unknown): value is FigureSpec =>
  value !== undefined && value !== null && figureSpecSchema.isValidSync(value);
