import { exerciseLibrary } from '@/server/exercises/content';
import { figureFile } from '@/shared/ui/exercise-figure/figureFile';

test('exercises of the library fit into a file that can be sent', () => {
  const sizes = exerciseLibrary
    .filter((_, index) => index % 12 === 0)
    .map(({ figure, figureAlt }) => figureFile(figure, { alt: figureAlt }).length);
  expect(Math.max(...sizes)).toBeLessThan(250_000);
});
