import { lateField } from '../late-part';
import type { ComboBoxFieldProps } from './comboBoxProps';
import { WaitingComboBox } from './WaitingComboBox';

/** One of many choices, found by typing part of its name or description; accents and case do not matter. */
export const ComboBoxField = lateField<ComboBoxFieldProps>(
  async () => (await import('./AriaComboBox')).AriaComboBox,
  WaitingComboBox,
);
