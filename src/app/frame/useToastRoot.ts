import { useEffect, useLayoutEffect, useState } from 'react';
import { useTopModal } from '@/shared/lib/topModal';
import { TOAST_KEY } from '@/shared/toasts/slice';

/**
 * F8 leads to the button of the newest toast that has one. F8 again, or pressing the button, leads back. A toast stands at the
 * end of the page for a few seconds, too short to get there by Tab.
 */
function useToastKey(root: HTMLElement): void {
  useEffect(() => {
    let before: Element | null = null;
    const goBack = () => {
      if (before instanceof HTMLElement) before.focus();
      before = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== TOAST_KEY) return;
      const button = [...root.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${TOAST_KEY}"]`)].at(-1);
      if (!button) return;
      event.preventDefault();
      if (root.contains(document.activeElement)) {
        goBack();
        return;
      }
      before = document.activeElement;
      button.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    root.addEventListener('click', goBack);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      root.removeEventListener('click', goBack);
    };
  }, [root]);
}

/**
 * The element in which toasts are drawn. While a modal dialog is open it stands inside the topmost one, because nothing
 * outside can be seen, heard or reached. Its toasts stay the same elements when it moves.
 */
export function useToastRoot(): HTMLElement {
  const [root] = useState(() => {
    const element = document.createElement('div');
    element.dataset.toaster = '';
    return element;
  });
  const modal = useTopModal();
  useToastKey(root);
  useLayoutEffect(() => {
    (modal ?? document.body).append(root);
  }, [modal, root]);
  useLayoutEffect(() => () => root.remove(), [root]);
  return root;
}
