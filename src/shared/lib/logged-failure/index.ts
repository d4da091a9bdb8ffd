export { useLoggedFailure } from './useLoggedFailure';
