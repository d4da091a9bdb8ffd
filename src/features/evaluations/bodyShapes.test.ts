import { BODY_REGIONS, BODY_VIEWS } from '@/contract/bodyRegions';
import { bodyShapes, neighbourOf, type BodyShape, type Direction } from './bodyShapes';

const shape = (id: string) =>
  bodyShapes(id.startsWith('front') ? 'FRONT' : 'BACK').find((one) => one.id === id) as BodyShape;

describe('the drawing of the body', () => {
  it('has a shape for every region of the contract', () => {
    const drawn = BODY_VIEWS.flatMap((view) => bodyShapes(view).map(({ id }) => id));
    expect(drawn.sort()).toEqual(BODY_REGIONS.map(({ id }) => id).sort());
  });

  it('puts the person’s left at the onlooker’s right in front, and at the left behind', () => {
    expect(shape('front-knee-left').centre.x).toBeGreaterThan(100);
    expect(shape('front-knee-right').centre.x).toBeLessThan(100);
    expect(shape('back-knee-left').centre.x).toBeLessThan(100);
    expect(shape('front-sternum').centre.x).toBeCloseTo(100);
  });

  it.each(BODY_VIEWS)('lets arrow keys reach every region of %s from any other', (view) => {
    const shapes = bodyShapes(view);
    const directions: Direction[] = ['up', 'down', 'left', 'right'];
    for (const start of [shapes[0], shapes.at(-1)] as BodyShape[]) {
      const seen = new Set([start]);
      for (const from of seen)
        for (const direction of directions) seen.add(neighbourOf(shapes, from, direction));
      expect(shapes.filter((one) => !seen.has(one)).map(({ id }) => id)).toEqual([]);
    }
  });
});
