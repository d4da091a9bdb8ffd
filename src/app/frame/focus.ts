import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Items of lists and rows of tables, which a screen reader reads. Not the rows of a calendar, which are whole weeks. */
const ROWS = 'li, [role="table"] tr';

/** What a screen reader reads or names, or takes as the page, when it gets the focus. */
const PLACES = `${ROWS}, section[aria-labelledby], section[aria-label], dialog, main, [tabindex]`;

/** The rows after and before one, where work goes on once it is gone. */
const rowsBeside = (place: HTMLElement): HTMLElement[] =>
  place.matches(ROWS)
    ? [place.nextElementSibling, place.previousElementSibling].filter(
        (row): row is HTMLElement =>
          row instanceof HTMLElement && row.matches(ROWS) && !row.hasAttribute('aria-hidden'),
      )
    : [];

/** The places around an element, nearest first. */
function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(PLACES);
  return place ? [place, ...rowsBeside(place), ...placesAround(place)] : [];
}

/** Focuses a place where it is shown. What takes no focus of its own takes it this once. */
function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

const pageOf = (): HTMLElement | null => document.querySelector('main');

/**
 * Starts each screen as a browser starts a page: at its top, with the keyboard and the screen reader in it. A way back is left
 * where the browser remembers it, and a field that took the focus keeps it. Takes what the screen shows, e.g. a patient's id;
 * another one is a start, too.
 */
export function useScreenStart(shown: string): void {
  const { key } = useLocation();
  const way = useNavigationType();
  // In a layout effect, so that what a screen scrolls to or focuses itself comes afterwards.
  useLayoutEffect(() => {
    // The browser has started the first screen already.
    if (key === 'default') return;
    const page = pageOf();
    if (page && !page.contains(document.activeElement)) focusPlace(page);
    if (way !== 'POP') window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
}

/**
 * Keeps the focus where it was when its element is removed, e.g. with an error that was retried: the nearest place around it
 * that is still there takes it. In a list that is its row, or else the row beside, so that nobody starts again at the first.
 * Otherwise a screen reader starts again at the top of the document. Returns a function that undoes this.
 */
export function keepFocus(): () => void {
  let focused: Element | null = null;
  let places: HTMLElement[] = [];

  const remember = (element: Element | null) => {
    focused = element;
    places = element ? placesAround(element) : [];
  };
  const onFocus = ({ target }: FocusEvent) => remember(target as Element);
  const onBlur = () =>
    // Chromium also fires a blur when the element is removed. Only afterwards is it known whether it still exists.
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement === document.body) remember(null);
    });

  const removals = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    const candidates = places;
    remember(null);
    // A frame later, because a dialog or a calendar that closes first gives the focus back to what opened it.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const place = candidates.find(({ isConnected }) => isConnected) ?? pageOf();
      if (place) focusPlace(place);
    });
  });

  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  removals.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    removals.disconnect();
  };
}
