export { FailedDialog } from './FailedDialog';
export { lateComponent, type RetryProps } from './lateComponent';
export { latePart, loadLateParts } from './latePart';
export { loadBehind } from './loadBehind';
