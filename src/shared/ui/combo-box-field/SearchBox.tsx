import { use, type KeyboardEvent, type ReactNode } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { controlStyles } from '../field-shell';

export interface SearchBoxProps {
  /** Something is typed that is not yet a choice. */
  unmatched: boolean;
  children: ReactNode;
}

/**
 * The box that is typed into. Enter takes the only match. With several matches or none, Enter changes nothing and does
 * not send the form, which would lack a choice.
 */
export function SearchBox({ unmatched, children }: SearchBoxProps) {
  const list = use(ComboBoxStateContext);

  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !unmatched || !list || list.selectionManager.focusedKey !== null) return;
    const only = list.collection.size === 1 ? list.collection.getFirstKey() : null;
    if (list.isOpen && only !== null) {
      // React Aria's own handler comes next and takes the marked option.
      list.selectionManager.setFocusedKey(only);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={controlStyles.adorned} onKeyDownCapture={onEnter}>
      {children}
    </div>
  );
}
