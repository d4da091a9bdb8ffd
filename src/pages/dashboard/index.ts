export { prefetches } from './prefetches';
export { DashboardPage } from './ui/DashboardPage';
