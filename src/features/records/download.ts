import type { RecordCopy } from '@/contract/record/entities';

/** The copy as a file: everything, also what paper leaves out. The name of the file tells no one's name. */
export function downloadRecord(copy: RecordCopy): void {
  const blob = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `ficha-${copy.exportedAt.slice(0, 10)}.json`;
  link.click();
  // Later: some browsers read it only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
