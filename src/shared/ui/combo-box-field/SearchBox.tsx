import { use, type KeyboardEvent, type ReactNode } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { controlStyles } from '../field-shell';

export interface SearchBoxProps {
  /** The typed text is not a selection yet. */
  unmatched: boolean;
  children: ReactNode;
}

/**
 * Text box of the combobox. Enter selects the only match. With no or several matches it does nothing and does
 * not submit the form.
 */
export function SearchBox({ unmatched, children }: SearchBoxProps) {
  const list = use(ComboBoxStateContext);

  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !unmatched || !list || list.selectionManager.focusedKey !== null) return;
    const only = list.collection.size === 1 ? list.collection.getFirstKey() : null;
    if (list.isOpen && only !== null) {
      // React Aria's own handler runs next and selects the focused option.
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
