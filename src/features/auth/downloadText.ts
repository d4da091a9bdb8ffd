/** Hands a text to the person as a file. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content by then; keeping the address would keep it in memory.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
