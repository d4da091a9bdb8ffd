export { createSelectionSlice, type SelectionSlice, type SelectionState } from './createSelectionSlice';
export { runChange } from './runChange';
