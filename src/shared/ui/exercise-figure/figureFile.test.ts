import { ARM_RAISE } from './fixtures';
import { figureFile } from './figureFile';

const parsed = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml');

test('the file is one picture of its own: no script, nothing loaded, and its text escaped', () => {
  const text = figureFile(ARM_RAISE, { alt: 'Brazo <arriba> & "abajo"' });
  const { documentElement: svg } = parsed(text);
  expect(svg.querySelector('parsererror')).toBeNull();
  expect(svg.querySelector('title')?.textContent).toBe('Brazo <arriba> & "abajo"');
  expect(svg.querySelector('script, foreignObject, image')).toBeNull();
  expect([...text.matchAll(/href="([^#"]|#(?!s\d))/g)]).toEqual([]);
  expect(text).not.toMatch(/url\(|@import|\son\w+=/);
});

test('at each moment exactly one picture is shown, and without motion the end', () => {
  const text = figureFile(ARM_RAISE, { alt: 'Brazo' });
  const pictures = [...text.matchAll(/@keyframes p\d+\{((?:[\d.]+%\{[^}]*\})*)\}/g)].map(([, steps = '']) =>
    [...steps.matchAll(/([\d.]+)%\{visibility:(\w+)\}/g)].map(
      ([, at, state]) => [Number(at), state] as const,
    ),
  );
  expect(pictures.length).toBeGreaterThan(10);
  for (let at = 0.05; at < 100; at += 0.7) {
    const shown = pictures.filter((steps) => steps.findLast(([from]) => from <= at)?.[1] === 'visible');
    expect(shown).toHaveLength(1);
  }
  expect(text).toContain(`#p${pictures.length - 1}{visibility:visible}`);
});
