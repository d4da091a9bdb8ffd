export { ROUTES, RUN_PARAM } from './paths';
export { PUBLIC_ROUTES } from './publicPaths';
export { emailOfSignInState, leftScreenState, screenOfSignInState, signInState } from './signInState';
