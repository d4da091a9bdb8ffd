export { type Accepts, useListFilters } from './useListFilters';
