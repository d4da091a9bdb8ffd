export type { MergeComparison, RecordMerge, UndoneMerge } from './answers';
