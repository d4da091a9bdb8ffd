import { JOINTS, MOVEMENT_IDS, movementOf, MUSCLE_GROUPS } from './bodyMeasures';
import { BODY_REGIONS, bodyRegionName } from './bodyRegions';
import { evaluationBodySchema } from './evaluationSchemas';

const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the catalogue of findings', () => {
  it('names every region once, each side of the other', () => {
    expect(BODY_REGIONS.filter(({ view }) => view === 'FRONT')).toHaveLength(45);
    expect(BODY_REGIONS.filter(({ view }) => view === 'BACK')).toHaveLength(45);
    expect(unique(BODY_REGIONS.map(({ id }) => id))).toBe(true);
    expect(unique(BODY_REGIONS.map(({ name }) => name))).toBe(true);
    const right = BODY_REGIONS.filter(({ side }) => side === 'RIGHT').map(({ id }) => id);
    const left = BODY_REGIONS.filter(({ side }) => side === 'LEFT').map(({ id }) => id);
    expect(left.map((id) => id.replace(/left$/, 'right'))).toEqual(right);
    expect(bodyRegionName('front-hand-left')).toBe('Palma de la mano izquierda');
    expect(bodyRegionName('back-achilles-right')).toBe('Tendón de Aquiles derecho');
    expect(bodyRegionName('of another backend')).toBe('of another backend');
  });

  it('gives each movement a reference that a joint can reach', () => {
    expect(unique(MOVEMENT_IDS)).toBe(true);
    for (const { movements } of JOINTS)
      for (const { reference } of movements) {
        expect(reference).toBeGreaterThanOrEqual(0);
        expect(reference).toBeLessThanOrEqual(180);
      }
    expect(movementOf('SHOULDER_FLEXION')).toMatchObject({
      jointName: 'Hombro',
      reference: 180,
      paired: true,
    });
    expect(movementOf('CERVICAL_FLEXION')).toMatchObject({ reference: 45, paired: false });
  });

  it('names each muscle group once', () => {
    expect(unique(MUSCLE_GROUPS.map(({ id }) => id))).toBe(true);
    expect(unique(MUSCLE_GROUPS.map(({ name }) => name))).toBe(true);
  });
});

describe('the body of an evaluation', () => {
  const body = { date: '2026-11-20', reason: 'Lumbalgia' };
  const errors = (more: object) => {
    try {
      evaluationBodySchema.validateSync({ ...body, ...more }, { abortEarly: false });
      return [];
    } catch (error) {
      return (error as { errors: string[] }).errors;
    }
  };

  it('asks for a date and a reason, and nothing else', () => {
    expect(errors({})).toEqual([]);
    expect(errors({ reason: ' ', date: '' })).toEqual(
      expect.arrayContaining(['Escribe el motivo de consulta', 'Selecciona una fecha']),
    );
  });

  it.each([
    ['pain beyond ten', { pain: 11 }, 'El dolor debe estar entre 0 y 10'],
    ['a region that is none', { regions: ['nose'] }, 'Elige una de las opciones'],
    ['a region twice', { regions: ['front-face', 'front-face'] }, 'Hay una medición repetida'],
    [
      'a joint that is none',
      { range: [{ movement: 'TAIL', side: 'LEFT', degrees: 1 }] },
      'Elige una de las opciones',
    ],
    [
      'a neck with sides',
      { range: [{ movement: 'CERVICAL_FLEXION', side: 'LEFT', degrees: 1 }] },
      'El lado no corresponde a esta medición',
    ],
    [
      'a knee without side',
      { range: [{ movement: 'KNEE_FLEXION', side: 'MIDLINE', degrees: 1 }] },
      'El lado no corresponde a esta medición',
    ],
    [
      'too many degrees',
      { range: [{ movement: 'KNEE_FLEXION', side: 'LEFT', degrees: 221 }] },
      'Introduce un número entre -90 y 220',
    ],
    [
      'strength beyond five',
      { strength: [{ group: 'HIP_FLEXORS', side: 'LEFT', grade: 6 }] },
      'La fuerza debe estar entre 0 y 5',
    ],
    [
      'a measurement twice',
      { strength: [1, 2].map((grade) => ({ group: 'HIP_FLEXORS', side: 'LEFT', grade })) },
      'Hay una medición repetida',
    ],
    ['a test without name', { tests: [{ name: '', result: 'POSITIVE' }] }, 'Escribe el nombre de la prueba'],
    ['a test without result', { tests: [{ name: 'Jobe' }] }, 'Elige una de las opciones'],
  ])('refuses %s', (_what, more, text) => {
    expect(errors(more)).toContain(text);
  });
});
