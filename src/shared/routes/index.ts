export { ROUTES } from './paths';
export { PUBLIC_ROUTES } from './publicPaths';
export { emailOfSignInState, leftScreenState, screenOfSignInState, signInState } from './signInState';
