import { useLayoutEffect, useState } from 'react';
import { useTopModal } from '@/shared/lib/top-modal';

/**
 * The element in which toasts are drawn. It is moved into the topmost modal dialog, outside of which nothing can be seen, heard
 * or reached, and back into the page when the dialog closes. Its toasts stay the same elements.
 */
export function useToastRoot(): HTMLElement {
  const [root] = useState(() => {
    const element = document.createElement('div');
    element.dataset.toaster = '';
    return element;
  });
  const modal = useTopModal();
  useLayoutEffect(() => {
    (modal ?? document.body).append(root);
  }, [modal, root]);
  useLayoutEffect(() => () => root.remove(), [root]);
  return root;
}
