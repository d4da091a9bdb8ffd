import type { ReactNode } from 'react';

/** One choice of a list. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Second line that distinguishes similar options (an e-mail, a date of birth). */
  description?: string;
  /** Further text that finds the option, such as a telephone number without spaces. */
  keywords?: string;
  disabled?: boolean;
}

/** Props of every field. */
export interface FieldProps {
  /** Visible name of the field. */
  label: string;
  /** Keeps the label for assistive technology only; for search boxes and table filters. */
  labelHidden?: boolean;
  /** Explanation under the control, shown before any error. */
  help?: ReactNode;
  /** Error message with its remedy. Its presence marks the field invalid. */
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** Id of the control; made up when absent. */
  id?: string;
  name?: string;
  onBlur?: () => void;
}

/** Attributes that tie a control to its label, help and error. Spread them on the control. */
export interface FieldControlAttributes {
  id: string;
  disabled: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}
