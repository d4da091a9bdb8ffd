import { join } from 'node:path';
import { loginFloorSize } from '../floors/loginBuild';
import { bounded, compared, type Figure } from '../figures';
import { firstScreenOf, LOGIN_BUDGET_KB, routeSizes } from '../sizes';
import { ROOT } from '../../../tooling/lib/run';

const DIST = join(ROOT, 'dist');

/** What `/login` downloads from the production build beside its floor, and what every other screen adds. */
export async function firstScreen(): Promise<Figure[]> {
  const { script, requests } = firstScreenOf(DIST);
  return [
    bounded('/login: script (brotli)', script, 'KB', LOGIN_BUDGET_KB),
    compared('/login: script junto al suelo, construido a la vez', script, await loginFloorSize(), 'KB', 1.1),
    bounded('/login: peticiones antes de poder usarlo', requests, '', 3),
    ...routeSizes(DIST),
  ];
}
