import { ModalFrame, type ModalFrameProps } from './ModalFrame';

export interface DialogProps extends ModalFrameProps {
  open: boolean;
}

/**
 * A modal on the browser's own `<dialog>`: focus stays inside, Escape closes, focus returns to where it was.
 * Fills the screen on a phone, except for the small size.
 */
export function Dialog({ open, ...frame }: DialogProps) {
  return open ? <ModalFrame {...frame} /> : null;
}
