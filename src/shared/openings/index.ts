export { opened, openingsDomain, selectOpenings } from './slice';
export { openedIn, useOpenedIn, useOpening, type UseOpening } from './useOpening';
