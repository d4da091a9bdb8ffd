import { DOCUMENT_LIMITS, DOCUMENT_MESSAGES } from '@/contract/documents';
import { checkFiles, formatSize } from './chosenFiles';

/** A file that says it has a size, with these first bytes. */
const file = (name: string, start: string, size = 100): File =>
  ({
    name,
    size,
    slice: () => ({ arrayBuffer: async () => Uint8Array.from(start, (c) => c.charCodeAt(0)).buffer }),
  }) as unknown as File;

it.each([
  ['informe.pdf', '%PDF-1.7', 100, null],
  ['informe.pdf', '<html>', 100, DOCUMENT_MESSAGES.wrongType],
  ['vacio.pdf', '%PDF-1.7', 0, DOCUMENT_MESSAGES.emptyFile],
  ['grande.pdf', '%PDF-1.7', DOCUMENT_LIMITS.bytesMax + 1, DOCUMENT_MESSAGES.tooLarge],
])('%s that begins with %s and has %d bytes: %s', async (name, start, size, refusal) => {
  expect((await checkFiles([file(name, start, size)]))[0]?.refusal).toBe(refusal);
});

it('takes no more than twenty', async () => {
  const many = Array.from({ length: 25 }, () => file('a.pdf', '%PDF-'));
  expect(await checkFiles(many)).toHaveLength(DOCUMENT_LIMITS.filesMax);
});

it.each([
  [1, '1 kB'],
  [348_160, '340 kB'],
  [2_516_582, '2,4 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
