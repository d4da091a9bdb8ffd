/** How long the file's URL stays valid, because some browsers read it only after the click event. */
const ADDRESS_LIFETIME_MS = 10_000;

/** File content, name and type. */
interface FileToKeep {
  name: string;
  content: string | Blob;
  /** Media type, e.g. `application/json`. */
  type: string;
}

/** Starts the browser's download of a file. */
export function downloadFile({ name, content, type }: FileToKeep): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
}
