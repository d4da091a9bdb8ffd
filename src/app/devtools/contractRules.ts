import type { SchemaDescription } from 'yup';
import { CATEGORIES } from '@/contract/exercises';
import { CONTRACT } from './foundByName';

type Description = SchemaDescription & { fields?: Record<string, Description>; innerType?: Description };

/** What the contract says of the fields of its bodies and answers, by their names. */
export interface ContractRules {
  /** Values that a field may have where it is a choice, and labels of such values. */
  choices: ReadonlyMap<string, ReadonlySet<string>>;
  /** Fields that are days, times or instants. */
  days: ReadonlySet<string>;
  /** Fields that are numbers. */
  numbers: ReadonlySet<string>;
}

const isDay = ({ tests }: Description): boolean =>
  tests.some(({ name = '', params }) => {
    const regex = params?.regex;
    return (
      ['datetime', 'calendar-date', 'wall-time'].includes(name) ||
      (regex instanceof RegExp && (regex.test('2026-11-02') || regex.test('10:30')) && !regex.test('Ana'))
    );
  });

function read(modules: readonly object[]): ContractRules {
  const choices = new Map<string, Set<string>>();
  const days = new Set<string>();
  const numbers = new Set<string>();

  function add(field: string, values: readonly unknown[]): void {
    const known = choices.get(field) ?? new Set();
    choices.set(field, known);
    for (const value of values) if (typeof value === 'string') known.add(value);
  }
  function describe(name: string, description: Description): void {
    const { type, oneOf = [], fields = {}, innerType } = description;
    if (oneOf.length > 0) add(name, oneOf);
    if (type === 'number') numbers.add(name);
    if (type === 'string' && isDay(description)) days.add(name);
    if (innerType) describe(name, innerType);
    for (const [field, one] of Object.entries(fields)) describe(field, one);
  }

  for (const [name, value] of modules.flatMap((module) =>
    Object.entries(module as Record<string, unknown>),
  )) {
    if (typeof value !== 'object' || value === null) continue;
    if ('describe' in value) describe('', (value as { describe: () => Description }).describe());
    // `EXERCISE_AIM_LABELS` has the choices of `aim`. Answers that list choices give each with its label.
    else if (name.endsWith('_LABELS')) {
      add(name.split('_').at(-2)?.toLowerCase() ?? '', Object.keys(value));
      add('label', Object.values(value));
    }
  }
  // Offered as choices, though a practice may write another.
  for (const field of ['category', 'label']) add(field, CATEGORIES);
  for (const values of [...choices.values()]) add('value', [...values]);
  return { choices, days, numbers };
}

let rules: ContractRules | undefined;

/** Read once, when something is first masked. */
export const contractRules = (): ContractRules => (rules ??= read(CONTRACT));
