import { createAction } from '@reduxjs/toolkit';

/** A pointer or the focus came upon a toast with a button, or left it. Meanwhile its time stands still. */
export const toastHeld = createAction<{ topic: string; held: boolean }>('toasts/toastHeld');
