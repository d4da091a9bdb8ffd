/** Scrolls a row that is wider than the screen, so that the whole of its chosen item is shown. */
export function showWhole(row: HTMLElement | null, chosen: string): void {
  const item = row?.querySelector<HTMLElement>(chosen);
  if (!row || !item) return;
  const end = item.offsetLeft + item.offsetWidth - row.clientWidth;
  row.scrollLeft = Math.min(Math.max(row.scrollLeft, end), item.offsetLeft);
}
