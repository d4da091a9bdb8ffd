export { followDeletions, GRACE_MS } from './followDeletions';
export { settleDeletions } from './settleDeletions';
export { type Deletion, deletionPostponed, deletionsSlice } from './slice';
export { useStanding } from './useStanding';
