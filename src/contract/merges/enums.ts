/** Why two records cannot be merged as asked. */
export const MERGE_OBSTACLES = ['TWO_ACCOUNTS', 'ACCOUNT_IN_OTHER', 'OVERLAPS'] as const;
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number];
