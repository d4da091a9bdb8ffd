export { followRestores } from './followRestores';
export { useDeletion } from './useDeletion';
