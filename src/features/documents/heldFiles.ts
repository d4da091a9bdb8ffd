import { heldValues } from '@/shared/lib/values';

/** Bytes of files on their way to the server, and of documents that were opened, by id. */
export const heldFiles = heldValues<Blob>();
