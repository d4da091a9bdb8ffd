import { ModalFrame, type ModalFrameProps } from './ModalFrame';

export interface DialogProps extends ModalFrameProps {
  open: boolean;
}

/**
 * A modal based on `<dialog>`: keeps focus inside, closes on Escape, and returns focus. Except for the small
 * size it fills the screen of a phone.
 */
export function Dialog({ open, ...frame }: DialogProps) {
  return open ? <ModalFrame {...frame} /> : null;
}
