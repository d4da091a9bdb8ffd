/**
 * Returns a switch: while it is on, the browser asks before the page is closed, if something would be lost at that moment.
 * Each part that may lose something has a switch of its own.
 */
export function closingGuard(wouldLose: () => boolean = () => true): (isOn: boolean) => void {
  const ask = (event: Event) => {
    if (wouldLose()) event.preventDefault();
  };
  return (isOn) => {
    if (typeof window === 'undefined') return;
    if (isOn) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
}
