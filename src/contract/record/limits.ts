/** Format version of a record's copy. */
export const RECORD_COPY_VERSION = 1;
