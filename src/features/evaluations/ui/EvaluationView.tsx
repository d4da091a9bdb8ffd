import type { ReactNode } from 'react';
import type { Evaluation, SpecialTest } from '@/contract/evaluationAnswers';
import { TEST_RESULT_LABELS, TEST_SIDE_LABELS, type TestResult } from '@/contract/evaluations';
import { bodyRegionName } from '@/contract/bodyRegions';
import { Badge, type BadgeProps } from '@/shared/ui/badge/Badge';
import {
  type Before,
  BEFORE,
  compareEvaluations,
  type MeasureKind,
  resultBefore,
  testsNotRepeated,
} from '../comparison';
import { BodyChart } from './BodyChart';
import { ComparisonTable } from './ComparisonTable';
import styles from './EvaluationView.module.css';

export interface EvaluationViewProps {
  evaluation: Evaluation;
  /** The visit with which it is compared. */
  compared?: Evaluation | undefined;
  /** Which one that is. */
  before?: Before | undefined;
  /** Choice of that visit. */
  choice?: ReactNode;
}

const RESULT_TONES: Record<TestResult, BadgeProps['tone']> = {
  POSITIVE: 'warning',
  NEGATIVE: 'success',
  NOT_DONE: 'neutral',
};

function Text({ title, children }: { title: string; children: string | null }) {
  if (!children) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.text}>{children}</p>
    </section>
  );
}

interface TestProps {
  test: SpecialTest;
  /** Its result at the visit with which it is compared, and which one that is. */
  earlier: TestResult | undefined;
  before: Before;
  /** The test is of that visit alone. */
  isEarlierOnly?: boolean;
}

function Test({ test, earlier, before, isEarlierOnly = false }: TestProps) {
  return (
    <li className={styles.test}>
      <span className={styles.testName}>
        {test.name}
        {test.side !== 'NONE' && ` · ${TEST_SIDE_LABELS[test.side].toLowerCase()}`}
      </span>
      {earlier && (
        <span className={styles.note}>{`${BEFORE[before].header}: ${TEST_RESULT_LABELS[earlier]}`}</span>
      )}
      <Badge tone={isEarlierOnly ? 'neutral' : RESULT_TONES[test.result]}>
        {isEarlierOnly ? 'No repetida' : TEST_RESULT_LABELS[test.result]}
      </Badge>
      {!isEarlierOnly && test.notes && <p className={styles.text}>{test.notes}</p>}
    </li>
  );
}

/** One evaluation in full, with its measures and special tests compared with an earlier visit. */
export function EvaluationView({ evaluation, compared, before = 'previous', choice }: EvaluationViewProps) {
  const { regions, tests } = evaluation;
  const rows = compareEvaluations(evaluation, compared);
  const unrepeated = testsNotRepeated(evaluation, compared);
  const of = (kind: MeasureKind) => rows.filter((row) => row.kind === kind);
  const tables = [
    { title: 'Dolor', rows: of('pain') },
    { title: 'Movilidad', rows: of('range') },
    { title: 'Fuerza', rows: of('strength') },
  ];
  return (
    <div className={styles.view}>
      <Text title="Motivo de consulta">{evaluation.reason}</Text>
      <Text title="Historia actual">{evaluation.history}</Text>
      {regions.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>Mapa corporal</h3>
          <p className={styles.text}>{regions.map(bodyRegionName).join(', ')}</p>
          <BodyChart value={regions} />
        </section>
      )}
      {choice && <div>{choice}</div>}
      {tables.map(
        (table) =>
          table.rows.length > 0 && (
            <section key={table.title} className={styles.part}>
              <h3 className={styles.heading}>{table.title}</h3>
              <ComparisonTable
                caption={`${table.title}, frente a ${BEFORE[before].visit}`}
                rows={table.rows}
                before={before}
              />
            </section>
          ),
      )}
      {tests.length + unrepeated.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>Pruebas especiales</h3>
          <ul className={styles.tests}>
            {tests.map((test, index) => (
              <Test key={index} test={test} earlier={resultBefore(compared, test)} before={before} />
            ))}
            {unrepeated.map((test, index) => (
              <Test key={`old ${index}`} test={test} earlier={test.result} before={before} isEarlierOnly />
            ))}
          </ul>
        </section>
      )}
      <Text title="Diagnóstico fisioterapéutico">{evaluation.diagnosis}</Text>
      <Text title="Objetivos">{evaluation.goals}</Text>
      <Text title="Plan de tratamiento">{evaluation.plan}</Text>
    </div>
  );
}
