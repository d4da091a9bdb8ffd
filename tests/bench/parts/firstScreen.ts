import { join } from 'node:path';
import { loginFloorSize } from '../floors/loginBuild';
import { bounded, compared, type Figure } from '../figures';
import { firstScreenOf, LOGIN_BUDGET_KB, routeSizes } from '../sizes';
import { ROOT } from '../../../tooling/lib/run';

const DIST = join(ROOT, 'dist');

/** Downloads of `/login` compared with the floor, and the script added by every other screen. */
export async function firstScreen(): Promise<Figure[]> {
  const { script, requests } = firstScreenOf(DIST);
  return [
    bounded('/login: script (brotli)', script, 'KB', LOGIN_BUDGET_KB),
    compared('/login: script beside the floor, built with it', script, await loginFloorSize(), 'KB', 1.1),
    bounded('/login: requests before it can be used', requests, '', 3),
    ...routeSizes(DIST),
  ];
}
