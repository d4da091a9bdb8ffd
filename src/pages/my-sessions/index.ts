export { prefetches } from './prefetches';
export { MySessionsPage } from './ui/MySessionsPage';
