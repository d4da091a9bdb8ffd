import { useState } from 'react';

/**
 * Keeps the focus in a button that its own press disables, such as «Enviar» once the text is sent. Browsers take the focus
 * from what becomes `disabled`, so until it is left such a button is only `aria-disabled`, and refuses presses itself.
 */
export function useHeldPress(disabled: boolean | undefined) {
  const [pressed, setPressed] = useState(false);
  const held = Boolean(disabled) && pressed;
  return {
    held,
    attributes: { disabled: disabled && !held, 'data-held': held ? '' : undefined },
    // Enter in a field, and a click in Safari, press the button without focusing it: there is no focus to keep.
    onPress: (button: HTMLElement) => setPressed(button === document.activeElement),
    onLeave: () => setPressed(false),
  };
}
