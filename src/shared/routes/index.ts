export { ROUTES } from './paths';
export { PUBLIC_ROUTES } from './publicPaths';
