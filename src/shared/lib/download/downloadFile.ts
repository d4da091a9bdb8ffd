/** How long the file's address stays: some browsers read it only well after the click has ended. */
const ADDRESS_LIFETIME_MS = 10_000;

/** File content, name and type. */
interface FileToKeep {
  name: string;
  content: string;
  /** Media type, such as `application/json`. */
  type: string;
}

/** Hands a file to the browser, which asks where to keep it or keeps it. */
export function downloadFile({ name, content, type }: FileToKeep): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
}
