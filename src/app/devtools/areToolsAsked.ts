/** Where a tab keeps that it has asked for the tools, and nothing else. */
const KEY = 'andaduraTools';

/**
 * Whether the tools were asked for in this tab: by its address (`?devtools`), or before, by an address that a sign-in has replaced.
 * So a reload, as after a crash, does not end them. Another tab has to ask for itself.
 */
export function areToolsAsked(): boolean {
  const asked = new URLSearchParams(location.search).get('devtools');
  try {
    // A replay stays at its address, and keeps nothing.
    if (asked !== null && asked !== 'replay') sessionStorage.setItem(KEY, 'asked');
    return asked !== null || sessionStorage.getItem(KEY) !== null;
  } catch {
    // Without access to storage, only the address tells.
    return asked !== null;
  }
}
