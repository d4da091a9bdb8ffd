export { SkeletonCard, type SkeletonCardProps } from './SkeletonCard';
export { SkeletonList, type SkeletonListProps } from './SkeletonList';
export { SkeletonStats, type SkeletonStatsProps } from './SkeletonStats';
export { SkeletonTable, type SkeletonTableProps } from './SkeletonTable';
export { SkeletonText, type SkeletonTextProps } from './SkeletonText';
