export { FilterPanel, type FilterPanelProps } from './FilterPanel';
export { FilterToggle, type FilterToggleProps } from './FilterToggle';
