export { DraftCancelButton } from './DraftCancelButton';
export { DraftKeeper } from './DraftKeeper';
export { useDraft, type Draft } from './useDraft';
