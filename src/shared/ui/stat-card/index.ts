export { StatCard, type StatCardProps } from './StatCard';
export { StatGrid, type StatGridProps } from './StatGrid';
