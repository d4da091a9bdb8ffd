import { use, type KeyboardEvent, type ReactNode } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { controlStyles } from '../field-shell';

export interface SearchBoxProps {
  /** Something is typed that is not yet a choice. */
  unmatched: boolean;
  children: ReactNode;
}

/**
 * The box that is typed into. Enter takes the only match; with several, or none, it leaves text and list as they are,
 * so that the form around it is never sent with a choice that nobody made.
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
