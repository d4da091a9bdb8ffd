import { FILE_REFUSALS, type FileRefusal } from '@/contract/imports';

/** A file that is not read, with the reason in Spanish. */
export class RefusedFile extends Error {
  readonly reason: FileRefusal;

  constructor(reason: FileRefusal) {
    super(FILE_REFUSALS[reason]);
    this.name = 'RefusedFile';
    this.reason = reason;
  }
}
