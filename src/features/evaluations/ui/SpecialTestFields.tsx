import { FieldArray, useFormikContext } from 'formik';
import { memo, type Ref, useCallback, useEffect, useRef } from 'react';
import type { Evaluation } from '@/contract/evaluationAnswers';
import {
  EVALUATION_LIMITS,
  SPECIAL_TESTS,
  TEST_RESULT_LABELS,
  TEST_RESULTS,
  TEST_SIDE_LABELS,
  TEST_SIDES,
  type TestResult,
} from '@/contract/evaluations';
import { Button } from '@/shared/ui/button/Button';
import { firstClick } from '@/shared/ui/button/secondPress';
import { ComboBoxField } from '@/shared/ui/combo-box-field/ComboBoxField';
import { fieldId, FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { PlusIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { resultBefore } from '../comparison';
import type { EvaluationValues, TestValues } from '../formValues';
import styles from './EvaluationForm.module.css';

const CATALOGUE = SPECIAL_TESTS.map(({ name, aim, region }) => ({
  value: name,
  label: name,
  description: aim,
  keywords: region,
}));
const SIDES = TEST_SIDES.map((value) => ({ value, label: TEST_SIDE_LABELS[value] }));
const RESULTS = TEST_RESULTS.map((value) => ({ value, label: TEST_RESULT_LABELS[value] }));

const hintOf = (earlier: TestResult | undefined) => earlier && `Antes: ${TEST_RESULT_LABELS[earlier]}`;

const emptyTest = (name: string): TestValues => ({ name, side: 'NONE', result: '', notes: '' });

interface NewTestProps {
  /** How many tests there are. */
  count: number;
  /** Adds a test, and puts the focus on the field that is to be filled in next. */
  onAdd: (test: TestValues, next: 'name' | 'result') => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * Adds a test from the catalogue or an empty one. It is memoised, because the catalogue is costly to draw at each
 * keystroke in the form.
 */
const NewTest = memo(function NewTest({ count, onAdd, ref }: NewTestProps) {
  const disabled = count >= EVALUATION_LIMITS.testsMax;
  return (
    <div ref={ref} className={styles.addTest}>
      <ComboBoxField
        // Remount after a choice, so that the box is empty and closed again.
        key={count}
        label="Añadir prueba"
        placeholder="Busca por nombre o por lo que explora..."
        options={CATALOGUE}
        value=""
        disabled={disabled}
        onChange={(name) => name && onAdd(emptyTest(name), 'result')}
      />
      <Button icon={PlusIcon} disabled={disabled} onClick={() => onAdd(emptyTest(''), 'name')}>
        Otra prueba
      </Button>
    </div>
  );
});

/**
 * Special tests from the catalogue or as free text, each with side, result and notes. Those of the previous
 * visit can be repeated, and their results are hints.
 */
export function SpecialTestFields({ previous }: { previous?: Evaluation }) {
  const { values, setFieldValue } = useFormikContext<EvaluationValues>();
  const { tests } = values;
  const focusNext = useRef<string | null>(null);
  const newTest = useRef<HTMLDivElement>(null);
  const count = tests.length;

  useEffect(() => {
    if (focusNext.current === null) return;
    // Where the last test is taken away, the next thing to do is to add one.
    const target = document.getElementById(focusNext.current) ?? newTest.current?.querySelector('input');
    focusNext.current = null;
    target?.focus();
  }, [count]);

  const add = useCallback(
    (test: TestValues, next: 'name' | 'result') =>
      void setFieldValue('tests', (held: TestValues[]) => {
        focusNext.current = fieldId(`tests.${held.length}.${next}`);
        return [...held, test];
      }),
    [setFieldValue],
  );

  const earlier = previous?.tests ?? [];
  const repeat = () => {
    focusNext.current = fieldId('tests.0.result');
    void setFieldValue(
      'tests',
      earlier.map(({ name, side }) => ({ ...emptyTest(name), side })),
    );
  };

  return (
    <FieldArray name="tests">
      {({ remove }) => (
        <>
          <NewTest ref={newTest} count={count} onAdd={add} />
          {count === 0 && earlier.length > 0 && (
            <Button onClick={repeat}>Repetir las de la visita anterior</Button>
          )}
          {count > 0 && (
            <ol className={styles.tests}>
              {tests.map((test, index) => (
                <li key={index}>
                  <fieldset className={styles.test}>
                    <legend className={styles.testLegend}>Prueba {index + 1}</legend>
                    <FormikTextField name={`tests.${index}.name`} label="Nombre de la prueba" required />
                    <FormikSelectField
                      name={`tests.${index}.result`}
                      label="Resultado"
                      placeholder="Elige el resultado"
                      options={RESULTS}
                      help={hintOf(resultBefore(previous, test))}
                      required
                    />
                    <FormikSelectField name={`tests.${index}.side`} label="Lado" options={SIDES} />
                    <FormikTextField name={`tests.${index}.notes`} label="Notas de la prueba" />
                    <div className={styles.removeTest}>
                      <IconButton
                        icon={TrashIcon}
                        label={`Quitar ${test.name.trim() || `la prueba ${index + 1}`}`}
                        onClick={firstClick(() => {
                          focusNext.current = fieldId(`tests.${Math.max(0, index - 1)}.name`);
                          remove(index);
                        })}
                      />
                    </div>
                  </fieldset>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </FieldArray>
  );
}
