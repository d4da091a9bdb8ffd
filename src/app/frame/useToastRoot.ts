import { useLayoutEffect, useState } from 'react';
import { useTopModal } from '@/shared/lib/topModal';

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
  useLayoutEffect(() => {
    (modal ?? document.body).append(root);
  }, [modal, root]);
  useLayoutEffect(() => () => root.remove(), [root]);
  return root;
}
