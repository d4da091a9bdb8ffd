/** Days during which a merge of two records can be undone. */
export const MERGE_UNDO_DAYS = 30;
