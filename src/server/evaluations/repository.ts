import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { RangeMeasure, SpecialTest, StrengthMeasure } from '@/contract/evaluations/entities';
import type { Database } from '../db/database';
import { evaluations, patients, users } from '../db/schema';

/** What is kept in the column `findings`. */
export interface Findings {
  regions: string[];
  range: RangeMeasure[];
  strength: StrengthMeasure[];
  tests: SpecialTest[];
}

/** What an evaluation's body becomes; `evaluatedAt` an instant, `pain` 0–10. */
export interface EvaluationValues {
  evaluatedAt: Date;
  reason: string;
  history: string | null;
  pain: number | null;
  findings: Findings;
  diagnosis: string | null;
  goals: string | null;
  plan: string | null;
}

/** Evaluations of patients that are not deleted, newest first. */
const selectEvaluations = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: evaluations.id,
      patientId: evaluations.patientId,
      therapistName: users.name,
      evaluatedAt: evaluations.evaluatedAt,
      reason: evaluations.reason,
      history: evaluations.history,
      pain: evaluations.pain,
      findings: evaluations.findings,
      diagnosis: evaluations.diagnosis,
      goals: evaluations.goals,
      plan: evaluations.plan,
    })
    .from(evaluations)
    .innerJoin(patients, eq(patients.id, evaluations.patientId))
    .innerJoin(users, eq(users.id, evaluations.therapistId))
    .where(and(where, isNull(patients.deletedAt)))
    .orderBy(desc(evaluations.evaluatedAt), desc(evaluations.createdAt));

export type EvaluationRow = Awaited<ReturnType<typeof selectEvaluations>>[number];

/**
 * Evaluations of a therapist's own patients. What was found on a day stays as it was written: there is no change, a
 * correction is another evaluation.
 */
export const evaluationRepository = (db: Database) => ({
  /** Whether the patient is the therapist's own, and not deleted. */
  async isOwnPatient(therapistId: string, patientId: string): Promise<boolean> {
    const rows = await db
      .select({ id: patients.id })
      .from(patients)
      .where(
        and(eq(patients.id, patientId), eq(patients.therapistId, therapistId), isNull(patients.deletedAt)),
      );
    return rows.length > 0;
  },

  listOfPatient: (patientId: string) => selectEvaluations(db, eq(evaluations.patientId, patientId)),

  /** One evaluation of a patient of the therapist's own, else undefined. */
  async find(therapistId: string, id: string): Promise<EvaluationRow | undefined> {
    const [row] = await selectEvaluations(
      db,
      and(eq(evaluations.id, id), eq(patients.therapistId, therapistId)),
    );
    return row;
  },

  async create(
    therapistId: string,
    patientId: string,
    { findings, ...values }: EvaluationValues,
    now: Date,
  ): Promise<string> {
    const [row] = await db
      .insert(evaluations)
      .values({
        ...values,
        findings: { ...findings },
        patientId,
        therapistId,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: evaluations.id });
    if (!row) throw new Error('The evaluation was not stored');
    return row.id;
  },
});
