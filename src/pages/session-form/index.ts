export { prefetches } from './prefetches';
export { SessionFormPage } from './ui/SessionFormPage';
