export { defineListFilters, useListFilters } from './useListFilters';
