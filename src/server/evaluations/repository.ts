import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Findings } from '@/contract/evaluationAnswers';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { insertRow } from '../db/insertRow';
import { evaluations, patients, users } from '../db/schema';
import { attends, type Carer } from '../patients/access';
import { keepVersion, versionsOf, type VersionRow } from '../record/versionRepository';

/** The values stored for an evaluation's body. `pain` is 0–10. */
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

/** Whose an evaluation is, and to which of their episodes it belongs. */
interface Belonging {
  patientId: string;
  episodeId: string | null;
}

/** Evaluations of patients who are not deleted, newest first. */
const selectEvaluations = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...pickColumns(evaluations, 'id', 'patientId', 'episodeId', 'therapistId'),
      patientName: patients.name,
      therapistName: users.name,
      ...pickColumns(evaluations, 'evaluatedAt', 'reason', 'history', 'pain', 'findings'),
      ...pickColumns(evaluations, 'diagnosis', 'goals', 'plan', 'version', 'updatedAt'),
    })
    .from(evaluations)
    .innerJoin(patients, eq(patients.id, evaluations.patientId))
    .innerJoin(users, eq(users.id, evaluations.therapistId))
    .where(and(where, isNull(patients.deletedAt)))
    .orderBy(desc(evaluations.evaluatedAt), desc(evaluations.createdAt));

type StoredRow = Awaited<ReturnType<typeof selectEvaluations>>[number];

/** An evaluation with its author's name and complete findings. */
export type EvaluationRow = Omit<StoredRow, 'findings'> & { findings: Findings };

/** An earlier version, and the evaluation as it was then. */
export interface EvaluationVersionRow extends VersionRow {
  evaluation: EvaluationRow;
}

const findingsOf = (stored: Record<string, unknown>): Findings => ({
  regions: [],
  range: [],
  strength: [],
  tests: [],
  ...stored,
});

const rowOf = (row: StoredRow): EvaluationRow => ({ ...row, findings: findingsOf(row.findings) });

/** The fields that a person fills in, as versions store them. */
const evaluationContent = ({
  evaluatedAt,
  reason,
  history,
  pain,
  findings,
  diagnosis,
  goals,
  plan,
}: EvaluationValues): EvaluationValues => ({
  evaluatedAt,
  reason,
  history,
  pain,
  findings,
  diagnosis,
  goals,
  plan,
});

const byText = (one: string, other: string) => one.localeCompare(other);

/**
 * The content of an evaluation for comparison. The order of regions and of measured joints does not count.
 */
export const evaluationStatement = (values: EvaluationValues) => ({
  ...evaluationContent(values),
  regions: [...values.findings.regions].sort(byText),
  range: [...values.findings.range].sort((one, other) =>
    byText(`${one.movement} ${one.side}`, `${other.movement} ${other.side}`),
  ),
  strength: [...values.findings.strength].sort((one, other) =>
    byText(`${one.group} ${one.side}`, `${other.group} ${other.side}`),
  ),
  findings: values.findings.tests,
});

/** The evaluation as a version stored it. */
function evaluationOf(row: VersionRow): EvaluationRow {
  const content = row.content as unknown as Omit<EvaluationValues, 'evaluatedAt'> & { evaluatedAt: string };
  return {
    ...content,
    evaluatedAt: new Date(content.evaluatedAt),
    id: row.entityId,
    patientId: row.patientId,
    patientName: row.patientName,
    episodeId: null,
    therapistId: row.authorId,
    therapistName: row.authorName,
    version: row.version,
    updatedAt: row.writtenAt,
  };
}

/** Evaluations of the patients whom a therapist attends. */
export const evaluationRepository = (db: Database) => ({
  async listOfPatient(patientId: string): Promise<EvaluationRow[]> {
    return (await selectEvaluations(db, eq(evaluations.patientId, patientId))).map(rowOf);
  },

  /** One evaluation of a patient whom the therapist attends; undefined for any other. */
  async find(carer: Carer, id: string): Promise<EvaluationRow | undefined> {
    const [row] = await selectEvaluations(db, and(eq(evaluations.id, id), attends(carer)));
    return row && rowOf(row);
  },

  /**
   * Locks and returns an evaluation that the therapist wrote about a patient whom they attend; undefined for
   * any other.
   */
  async lockOwn(
    { id: authorId, today }: { id: string; today: string },
    id: string,
  ): Promise<EvaluationRow | undefined> {
    const [row] = await selectEvaluations(
      db,
      and(eq(evaluations.id, id), eq(evaluations.therapistId, authorId), attends({ id: authorId, today })),
    ).for('update', { of: evaluations });
    return row && rowOf(row);
  },

  create: (
    therapistId: string,
    { patientId, episodeId }: Belonging,
    { findings, ...values }: EvaluationValues,
    now: Date,
  ) =>
    insertRow(db, evaluations, {
      ...values,
      findings: { ...findings },
      patientId,
      episodeId,
      therapistId,
      createdAt: now,
      updatedAt: now,
    }),

  /** Replaces a locked evaluation's content and patient, and stores the earlier content as a version of the former one. */
  async correct(
    row: EvaluationRow,
    { findings, ...values }: EvaluationValues & Belonging,
    now: Date,
  ): Promise<void> {
    await keepVersion(db, 'EVALUATION', row, evaluationContent(row), now);
    await db
      .update(evaluations)
      .set({
        ...values,
        findings: { ...findings },
        version: sql`${evaluations.version} + 1`,
        updatedAt: now,
      })
      .where(eq(evaluations.id, row.id));
  },

  /** Gives a locked evaluation to another episode of its patient. This is no correction. */
  async giveTo(id: string, episodeId: string | null): Promise<void> {
    await db.update(evaluations).set({ episodeId }).where(eq(evaluations.id, id));
  },

  /** Earlier versions of an evaluation of a patient whom the therapist attends, newest first. */
  async versions(carer: Carer, id: string): Promise<EvaluationVersionRow[]> {
    const rows = await versionsOf(db, 'EVALUATION', id, attends(carer));
    return rows.map((row) => ({ ...row, evaluation: evaluationOf(row) }));
  },
});
