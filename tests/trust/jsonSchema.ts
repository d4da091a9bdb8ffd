import type { JsonSchema } from '@/server/openapi/yupToJsonSchema';

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Violations of a schema by a value, as `path: problem`. */
export function problemsOf(value: unknown, schema: JsonSchema, path = ''): string[] {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const type = typeOf(value);
  const fits =
    types.includes(type) || (type === 'number' && types.includes('integer') && Number.isInteger(value));
  if (types.length > 0 && !fits) return [`${path}: ${type} is not ${types.join(' or ')}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${path}: not one of the options`];
  if (Array.isArray(value))
    return value.flatMap((item, index) => problemsOf(item, schema.items ?? {}, `${path}[${index}]`));
  if (typeof value === 'object' && value !== null) {
    const { properties = {}, required = [], additionalProperties } = schema;
    const fields = value as Record<string, unknown>;
    const missing = required
      .filter((name) => fields[name] === undefined)
      .map((name) => `${path}.${name}: missing`);
    const unknown =
      schema.properties && !additionalProperties
        ? Object.keys(fields)
            .filter((name) => !(name in properties))
            .map((name) => `${path}.${name}: not documented`)
        : [];
    const inner = Object.entries(fields).flatMap(([name, child]) =>
      properties[name] ? problemsOf(child, properties[name], `${path}.${name}`) : [],
    );
    return [...missing, ...unknown, ...inner];
  }
  if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) return [`${path}: too small`];
    if (schema.maximum !== undefined && value > schema.maximum) return [`${path}: too large`];
  }
  return [];
}

interface Source {
  random: () => number;
  /** Ids of existing objects. */
  ids: readonly string[];
  /** Texts and values that are valid nowhere. */
  odd: readonly unknown[];
}

const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/** A value for a schema: usually a valid one, often at a limit, sometimes anything. */
export function valueFor(schema: JsonSchema, source: Source, name = ''): unknown {
  const { random, odd } = source;
  if (random() < 0.06) return pick(random, odd);
  if (schema.enum && random() < 0.9) return pick(random, schema.enum);
  const types = schema.type === undefined ? ['string'] : [schema.type].flat();
  switch (pick(random, types)) {
    case 'null':
      return null;
    case 'boolean':
      return random() < 0.5;
    case 'integer':
    case 'number': {
      const { minimum = -5, maximum = 1e6 } = schema;
      const limits = [minimum, maximum, minimum - 1, maximum + 1, 0.5, Math.floor((minimum + maximum) / 2)];
      return random() < 0.6
        ? minimum + Math.floor(random() * Math.min(maximum - minimum + 1, 100))
        : pick(random, limits);
    }
    case 'array': {
      const length = Math.floor(random() * 4) + (schema.minItems ?? 0);
      return Array.from({ length }, () => valueFor(schema.items ?? {}, source, name));
    }
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const kept = Object.entries(properties).filter(
        ([field]) => random() < (required.includes(field) ? 0.97 : 0.6),
      );
      return Object.fromEntries(kept.map(([field, child]) => [field, valueFor(child, source, field)]));
    }
    default:
      return textFor(schema, source, name);
  }
}

function textFor(schema: JsonSchema, { random, ids }: Source, name: string): string {
  if (/id$|^token$/i.test(name) && random() < 0.8) return pick(random, ids);
  const day = () =>
    `202${Math.floor(random() * 10)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`;
  if (/date/i.test(name)) return random() < 0.9 ? day() : '2026-02-30';
  if (/time$/i.test(name)) return `1${Math.floor(random() * 10)}:${pick(random, ['00', '30', '45'])}`;
  if (schema.format === 'email') return `f${Math.floor(random() * 1e9)}@practica.es`;
  if (schema.format === 'uri') return 'https://ejemplo.es/a';
  if (/phone/i.test(name)) return '+34 600 000 000';
  const { maxLength = 50, minLength = 0 } = schema;
  const length = pick(random, [minLength, minLength + 1, 8, 20, maxLength, maxLength + 1]);
  return Array.from({ length: Math.min(length, 12_000) }, () => pick(random, [...'abcñÁ ü\'"<&;\n😀'])).join(
    '',
  );
}
