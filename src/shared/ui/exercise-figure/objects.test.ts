import type { FigureProp } from '@/contract/figure';
import { propsAt } from './objects';

const stick = (only: 'start' | 'end', x: number): FigureProp => ({
  kind: 'stick',
  at: [x, 0, 0],
  to: [x, 10, 0],
  size: 2,
  only,
});

test('an object of the start and its like of the end are one that goes along', () => {
  const props = [stick('start', 0), stick('end', 20)];
  expect(propsAt(props, 0)).toEqual([{ kind: 'stick', at: [0, 0, 0], to: [0, 10, 0], size: 2 }]);
  expect(propsAt(props, 0.5)).toEqual([{ kind: 'stick', at: [10, 0, 0], to: [10, 10, 0], size: 2 }]);
  expect(propsAt(props, 1)).toEqual([{ kind: 'stick', at: [20, 0, 0], to: [20, 10, 0], size: 2 }]);
});

test('an object of one panel alone is there for half of the way, and any other all the time', () => {
  const mat: FigureProp = { kind: 'mat' };
  const props = [mat, stick('start', 0), { ...stick('end', 20), kind: 'towel' } as const];
  expect(propsAt(props, 0.49).map(({ kind }) => kind)).toEqual(['mat', 'stick']);
  expect(propsAt(props, 0.5).map(({ kind }) => kind)).toEqual(['mat', 'towel']);
});
