import { FIGURE_BASES, FIGURE_PROPS, FIGURE_VIEWS, type FigureSpec } from '@/contract/figure';
import { buildScene, type Scene } from './scene';

const numbersOf = (scene: Scene): string => JSON.stringify(scene);
const raise: FigureSpec = {
  start: { base: 'standing' },
  end: { shoulderR: 170 },
  arrows: [{ trace: 'handR' }],
};

describe('buildScene', () => {
  it.each(FIGURE_BASES.flatMap((base) => FIGURE_VIEWS.map((view) => [base, view] as const)))(
    'draws %s from %s with finite numbers',
    (base, view) => {
      const drawn = numbersOf(buildScene({ view, start: { base }, end: { neck: 10 } }, 'panels'));
      expect(drawn).not.toMatch(/NaN|Infinity|null/);
      expect(drawn.length).toBeGreaterThan(1000);
    },
  );

  it.each(FIGURE_PROPS)('draws the object %s', (kind) => {
    const bare = buildScene({ start: { base: 'standing' }, end: {} }, 'overlay').panels[0]!.shapes.length;
    const withObject = buildScene(
      { start: { base: 'standing' }, end: {}, props: [{ kind, at: [30, 0, 0], to: 'handR' }] },
      'overlay',
    );
    expect(withObject.panels[0]!.shapes.length).toBeGreaterThan(bare);
    expect(numbersOf(withObject)).not.toMatch(/NaN|Infinity/);
  });

  it('puts a standing body beside its end and a lying one over it', () => {
    const [, standing] = buildScene(raise, 'panels').panels;
    expect(standing).toMatchObject({ x: 160, y: 0 });
    const [, lying] = buildScene({ start: { base: 'supine' }, end: { ankle: 20 } }, 'panels').panels;
    expect(lying).toMatchObject({ x: 0, y: 110 });
  });

  it('draws a strip with the middle of the movement, low for a lying body', () => {
    const { panels, width } = buildScene(raise, 'frames');
    expect(panels.map(({ caption }) => caption)).toEqual(['Inicio', 'A mitad', 'Final']);
    expect(panels.map(({ arrows }) => arrows.length)).toEqual([0, 0, 1]);
    expect(width).toBe(480);
    const lying = buildScene(
      { start: { base: 'supine' }, end: { ankle: 20 }, captions: ['Inspira', 'Espira'] },
      'frames',
    );
    expect(lying).toMatchObject({ width: 480, height: 110 });
    expect(lying.panels.map(({ caption }) => caption)).toEqual(['Inspira', undefined, 'Espira']);
  });

  it('shows the arrow and the glow only at the end', () => {
    const [first, second] = buildScene({ ...raise, focus: 'shoulderR' }, 'panels').panels;
    expect(first).toMatchObject({ arrows: [], caption: 'Inicio' });
    expect(first!.glow).toBeUndefined();
    expect(second!.arrows).toHaveLength(1);
    expect(second!.glow).toBeDefined();
  });

  it('keeps arrows inside the drawing', () => {
    for (const layout of ['panels', 'overlay'] as const) {
      const panel = buildScene(raise, layout).panels.at(-1)!;
      for (const [x, y] of panel.arrows[0]!.points) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(panel.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(panel.height);
      }
    }
  });

  it('draws the way of a raised arm as an arc before the body', () => {
    const { points } = buildScene(raise, 'panels').panels[1]!.arrows[0]!;
    const [from, middle, to] = [points[0]!, points[Math.floor(points.length / 2)]!, points.at(-1)!];
    expect(to[1]).toBeLessThan(from[1]);
    expect(middle[0]).toBeGreaterThan(Math.max(from[0], to[0]));
  });

  it('lays a faint start under the end in the small square', () => {
    const scene = buildScene(raise, 'overlay');
    expect(scene).toMatchObject({ width: 200, height: 200 });
    expect(scene.panels).toHaveLength(1);
    expect(scene.panels[0]!.ghost.length).toBeGreaterThan(0);
    expect(scene.panels[0]!.caption).toBeUndefined();
  });

  it('draws the far side paler, and no side paler from the front', () => {
    const far = (view: 'side' | 'front') =>
      buildScene({ ...raise, view }, 'overlay').panels[0]!.shapes.filter((shape) => shape.far).length;
    expect(far('side')).toBeGreaterThan(0);
    expect(far('front')).toBe(0);
  });

  it('shows an object only where it belongs', () => {
    const [first, second] = buildScene(
      { start: { base: 'standing' }, end: {}, props: [{ kind: 'cone', at: [40, 0, 0], only: 'end' }] },
      'panels',
    ).panels;
    expect(second!.shapes.length).toBeGreaterThan(first!.shapes.length);
  });

  it('leaves out an arrow at a point the figure does not have', () => {
    const scene = buildScene(
      { start: { base: 'hand' }, end: { wrist: 20 }, arrows: [{ trace: 'kneeR' }] },
      'panels',
    );
    expect(scene.panels[1]!.arrows).toEqual([]);
  });

  it('shows the eyes of a face only from where they can be seen', () => {
    const eyes = (view: 'front' | 'back') =>
      buildScene({ view, start: { base: 'head' }, end: {} }, 'overlay').panels[0]!.shapes.filter(
        ({ tone }) => tone === 'white',
      ).length;
    expect(eyes('front')).toBe(2);
    expect(eyes('back')).toBe(0);
  });

  it('stays small enough for a page of cards', () => {
    expect(numbersOf(buildScene(raise, 'overlay')).length).toBeLessThan(24_000);
  });
});
