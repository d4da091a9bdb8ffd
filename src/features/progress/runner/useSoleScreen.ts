import { useEffect, type RefObject } from 'react';

/** Toasts stay readable and closable over the runner. */
const KEPT = '.notistack-SnackbarContainer, [data-toaster], script, style, link';

/** Siblings of `element` and of everything that holds it, up to the body. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let inner: HTMLElement = element;
    inner !== document.body && inner.parentElement;
    inner = inner.parentElement
  ) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.matches(KEPT)) found.push(sibling);
    }
  }
  return found.filter((sibling) => !sibling.inert);
}

/** On the document while a part is the only one: toasts keep clear of its actions. */
const HEIGHT = '--sole-screen-actions';

/**
 * Makes `ref` the only part of the page that can be reached while it is mounted, keeps the page behind from scrolling
 * and puts the focus on it. Not a native dialog, because toasts could not be seen over one.
 */
export function useSoleScreen(
  ref: RefObject<HTMLElement | null>,
  /** The actions at its foot. */
  foot: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const behind = surroundings(element);
    const { overflow } = document.documentElement.style;
    for (const sibling of behind) sibling.inert = true;
    document.documentElement.style.overflow = 'hidden';
    element.focus();
    return () => {
      for (const sibling of behind) sibling.inert = false;
      document.documentElement.style.overflow = overflow;
    };
  }, [ref]);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.soleScreen = '';
    return () => {
      delete root.dataset.soleScreen;
      root.style.removeProperty(HEIGHT);
    };
  }, []);

  // The footer exists in some steps only.
  useEffect(() => {
    const element = foot.current;
    const tell = () => document.documentElement.style.setProperty(HEIGHT, `${element?.offsetHeight ?? 0}px`);
    tell();
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  });
}
