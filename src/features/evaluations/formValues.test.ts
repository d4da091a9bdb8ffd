import { EVALUATION_FIXTURE } from './fixtures';
import {
  formField,
  newEvaluationValues,
  toEvaluationInput,
  validateEvaluation,
  withPrevious,
} from './formValues';

const TODAY = '2026-11-21';
const values = (more: object = {}) => ({
  ...newEvaluationValues(TODAY, undefined),
  reason: 'Lumbalgia',
  ...more,
});

describe('the evaluation form', () => {
  it('opens empty and of today; after an earlier visit with what was examined then', () => {
    expect(newEvaluationValues(TODAY, undefined)).toMatchObject({
      date: TODAY,
      joints: [],
      muscleRegions: [],
      pain: null,
    });
    expect(newEvaluationValues(TODAY, EVALUATION_FIXTURE)).toMatchObject({
      joints: ['THORACOLUMBAR', 'HIP'],
      muscleRegions: ['Tronco', 'Cadera'],
      range: {},
      strength: {},
    });
  });

  it('shows for another episode what was examined in it, and keeps what was filled in or chosen', () => {
    const knee = {
      ...EVALUATION_FIXTURE,
      range: [],
      strength: [{ group: 'KNEE_EXTENSORS', side: 'LEFT' as const, grade: 3 }],
    };
    const begun = { ...newEvaluationValues(TODAY, EVALUATION_FIXTURE), range: { HIP_FLEXION__LEFT: 100 } };
    const chosen = { ...begun, joints: [...begun.joints, 'ELBOW'] };
    expect(withPrevious(chosen, EVALUATION_FIXTURE, knee)).toMatchObject({
      joints: ['HIP', 'ELBOW'],
      muscleRegions: ['Rodilla'],
      range: { HIP_FLEXION__LEFT: 100 },
    });
    expect(withPrevious(begun, EVALUATION_FIXTURE, EVALUATION_FIXTURE)).toEqual({
      ...begun,
      joints: ['HIP', 'THORACOLUMBAR'],
    });
  });

  it('sends what is shown and filled in, and nothing of a joint that was taken away', () => {
    const input = toEvaluationInput(
      values({
        joints: ['KNEE'],
        range: {
          KNEE_FLEXION__LEFT: 95,
          KNEE_FLEXION__RIGHT: null,
          KNEE_EXTENSION__LEFT: 0,
          HIP_FLEXION__LEFT: 100,
        },
        muscleRegions: ['Rodilla'],
        strength: { KNEE_EXTENSORS__LEFT: '0', KNEE_FLEXORS__LEFT: '' },
      }),
    );
    expect(input.range).toEqual([
      { movement: 'KNEE_FLEXION', side: 'LEFT', degrees: 95 },
      { movement: 'KNEE_EXTENSION', side: 'LEFT', degrees: 0 },
    ]);
    expect(input.strength).toEqual([{ group: 'KNEE_EXTENSORS', side: 'LEFT', grade: 0 }]);
  });

  it('says what is wrong at the field where it was written', () => {
    const wrong = values({
      reason: ' ',
      date: '2026-11-22',
      joints: ['KNEE'],
      range: { KNEE_FLEXION__RIGHT: 130, KNEE_FLEXION__LEFT: 300 },
      tests: [{ name: '', side: 'NONE', result: '', notes: '' }],
    });
    expect(validateEvaluation(wrong, TODAY)).toEqual({
      reason: 'Escribe el motivo de consulta',
      date: 'La fecha no puede ser posterior a hoy',
      range: { KNEE_FLEXION__LEFT: 'Introduce un número entre -90 y 220' },
      tests: [{ name: 'Escribe el nombre de la prueba', result: 'Elige una de las opciones' }],
    });
    expect(validateEvaluation(values(), TODAY)).toEqual({});
    expect(formField(wrong, 'range[1].degrees')).toBe('range.KNEE_FLEXION__LEFT');
    expect(formField(wrong, 'reason')).toBe('reason');
  });
});
