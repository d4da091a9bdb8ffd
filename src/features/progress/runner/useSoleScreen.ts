import { useEffect, type RefObject } from 'react';

/** Elements that stay usable: toasts must be readable and closable over the runner. */
const KEPT = '.notistack-SnackbarContainer, [data-toaster], script, style, link';

/** Siblings of `element` and of all its ancestors up to the body. */
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

/** Height of the actions, set on the document so that toasts do not cover them. */
const HEIGHT = '--sole-screen-actions';

/**
 * Makes everything outside `ref` inert while mounted, stops the page behind from scrolling and moves the
 * focus. Not a native dialog, because it would cover the toasts.
 */
export function useSoleScreen(
  ref: RefObject<HTMLElement | null>,
  /** Element with the actions at the bottom. */
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

  // Runs after every render, because only some steps have a footer.
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
