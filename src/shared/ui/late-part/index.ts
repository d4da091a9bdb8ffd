export { latePart, loadLateParts } from './latePart';
export { lateField } from './lateField';
