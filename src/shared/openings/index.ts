export { openingsDomain } from './slice';
export { openedIn, useOpening, type UseOpening } from './useOpening';
