import fc from 'fast-check';
import type * as schema from '../../db/schema';

/** Kinds of things that a random record holds. */
const KINDS = [
  'session',
  'evaluation',
  'appointment',
  'routine',
  'document',
  'alert',
  'ownAlert',
  'handover',
  'notice',
  'consent',
  'invitation',
  'collaborator',
  'message',
  'colleagueMessage',
] as const;

export interface Item {
  kind: (typeof KINDS)[number];
  episode: number | null;
  /** Chooses among few values, so that both records often hold the same. */
  variant: number;
}

/** A random record. */
export interface RecordPlan {
  values: Partial<typeof schema.patients.$inferInsert>;
  details: Partial<typeof schema.patientDetails.$inferInsert> | null;
  /** Whether each episode is open. */
  episodes: boolean[];
  items: Item[];
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const words = fc.constantFrom('Uno', 'Dos', 'Tres, con\nlínea', 'Ñandú «cuatro»');

export const recordPlans: fc.Arbitrary<RecordPlan> = fc.record({
  values: fc.record({
    name: words,
    email: maybe(fc.constantFrom('uno@x.es', 'dos@x.es', 'tres@x.es')),
    phone: maybe(fc.constantFrom('600111222', '600333444')),
    dateOfBirth: maybe(fc.constantFrom('1980-02-29', '1990-12-31')),
    gender: maybe(fc.constantFrom('MALE' as const, 'FEMALE' as const)),
    emergencyContact: maybe(words),
    medicalHistory: maybe(words),
    allergies: maybe(words),
    notes: maybe(words),
    status: fc.constantFrom('ACTIVE' as const, 'INACTIVE' as const, 'DISCHARGED' as const),
    dischargedAt: maybe(fc.constantFrom(new Date('2025-01-01T10:00:00Z'), new Date('2026-01-01T10:00:00Z'))),
  }),
  details: maybe(
    fc.record({
      documentKind: fc.constant('NIF' as const),
      documentNumber: fc.constantFrom('12345678Z', '00000000T'),
      town: maybe(words),
      weight: maybe(fc.constantFrom(70.5, 80)),
      tags: fc.array(words, { maxLength: 3 }),
      guardianName: maybe(words),
    }),
  ),
  episodes: fc.array(fc.boolean(), { maxLength: 3 }),
  items: fc.array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      episode: maybe(fc.integer({ min: 0, max: 2 })),
      variant: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 14 },
  ),
});
