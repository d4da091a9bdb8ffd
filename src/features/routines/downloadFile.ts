/** Hands `content` to the browser as a file to keep. */
export function downloadFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later: some browsers read it only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
