export { openingsDomain } from './slice';
export { openedIn, useOpenedIn, useOpening, type UseOpening } from './useOpening';
