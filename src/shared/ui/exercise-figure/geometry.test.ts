import { cameraOf, project } from './camera';
import { convexHull, curvePath, discsPath, polygonPath, type Point } from './hull';
import { limbFrame, middleJoint } from './limbs';
import { cross, dot, frameAlong, length, rotate, subtract, turned, unit, WORLD, type Vec } from './vector';

const near = (actual: Vec, expected: Vec) =>
  expected.forEach((value, axis) => expect(actual[axis]).toBeCloseTo(value, 5));

/** Direction of a limb after the given joint angles. */
const hangs = (side: 1 | -1, angles: Vec): Vec => {
  const { u } = limbFrame(WORLD, side, angles);
  return [-u[0], -u[1], -u[2]];
};

describe('vectors', () => {
  it('turns right-handed and keeps lengths', () => {
    near(rotate([1, 0, 0], [0, 1, 0], 90), [0, 0, -1]);
    expect(length(rotate([3, 4, 12], unit([1, 2, 3]), 37))).toBeCloseTo(13, 6);
  });

  it('keeps frames square', () => {
    const { f, u, r } = turned(turned(WORLD, WORLD.r, 33), WORLD.f, -58);
    near(cross(f, u), r);
    expect(dot(f, u)).toBeCloseTo(0, 8);
    const limb = frameAlong([0, 0, 0], [3, -8, 2], [0, 0, 1]);
    near(cross(limb.f, limb.u), limb.r);
    expect(limb.r[2]).toBeGreaterThan(0.9);
  });

  it('gives a direction even to nothing', () => {
    near(unit([0, 0, 0]), [0, 1, 0]);
  });
});

describe('joint angles', () => {
  it('flexes forwards, extends backwards', () => {
    near(hangs(1, [90, 0, 0]), [1, 0, 0]);
    near(hangs(1, [-90, 0, 0]), [-1, 0, 0]);
  });

  it('abducts each side outwards', () => {
    near(hangs(1, [0, 90, 0]), [0, 0, 1]);
    near(hangs(-1, [0, 90, 0]), [0, 0, -1]);
  });

  it('opens a flexed limb sideways', () => {
    near(hangs(1, [90, 90, 0]), [0, 0, 1]);
  });

  it('turns outwards on both sides', () => {
    near(limbFrame(WORLD, 1, [0, 0, 90]).f, [0, 0, 1]);
    near(limbFrame(WORLD, -1, [0, 0, 90]).f, [0, 0, -1]);
  });
});

describe('a limb that is told where to be', () => {
  it('keeps its lengths and bends to the pole', () => {
    const { joint, end } = middleJoint([0, 50, 0], [20, 30, 0], 29, 25, [0, 0, 1]);
    expect(length(subtract(joint, [0, 50, 0]))).toBeCloseTo(29, 5);
    expect(length(subtract(end, joint))).toBeCloseTo(25, 5);
    near(end, [20, 30, 0]);
    expect(joint[2]).toBeGreaterThan(0);
  });

  it('stretches towards what it cannot reach', () => {
    const { end } = middleJoint([0, 0, 0], [500, 0, 0], 29, 25, [0, 1, 0]);
    near(end, [53.8, 0, 0]);
  });
});

describe('camera', () => {
  it('sees the right side from the side and the face from the front', () => {
    expect(project(cameraOf('side'), [10, 0, 0])[0]).toBeGreaterThan(9);
    expect(project(cameraOf('front'), [0, 0, 10])[0]).toBeLessThan(-9);
    expect(project(cameraOf('back'), [0, 0, 10])[0]).toBeGreaterThan(9);
    expect(project(cameraOf('front'), [10, 0, 0])[2]).toBeGreaterThan(9);
    expect(project(cameraOf('top'), [0, 0, 10])[1]).toBeGreaterThan(9);
    expect(project(cameraOf('side'), [0, 10, 0])[1]).toBeLessThan(-9);
  });
});

describe('outlines', () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];

  it('leaves out what lies inside, always in one sense', () => {
    const hull = convexHull([...square, [5, 5], [3, 2]]);
    const area = (points: readonly Point[]) =>
      points.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = points[(index + 1) % points.length]!;
        return sum + x * nextY - nextX * y;
      }, 0) / 2;
    expect(hull).toHaveLength(4);
    expect(area(hull)).toBe(100);
    expect(area(convexHull([...square].reverse()))).toBe(100);
  });

  it('writes short closed paths', () => {
    expect(polygonPath(square)).toBe('M0 0l10 0 0 10-10 0Z');
    expect(polygonPath([])).toBe('');
    expect(curvePath([])).toBe('');
    expect(curvePath(square.slice(0, 2))).toMatch(/^M0 0C/);
  });

  it('rounds a limb beyond both its joints', () => {
    const numbers = discsPath([
      [0, 0, 5],
      [20, 0, 5],
    ]);
    expect(numbers).toMatch(/^M-5 /);
    expect(numbers.endsWith('Z')).toBe(true);
  });
});
