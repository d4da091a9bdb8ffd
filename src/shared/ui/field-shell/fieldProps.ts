import type { ReactNode } from 'react';

/** One choice of a list. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Second line that tells two alike choices apart (an e-mail, a date of birth). */
  description?: string;
  /** Finds the choice beside what it shows, such as a telephone number without its spaces. */
  keywords?: string;
  disabled?: boolean;
}

/** What every field takes, whatever its control. */
export interface FieldProps {
  /** Visible name of the field. */
  label: string;
  /** Keeps the label for assistive technology only; for search boxes and table filters. */
  labelHidden?: boolean;
  /** Explanation that stands under the control before anything goes wrong. */
  help?: ReactNode;
  /** What is wrong and how to mend it. Its presence marks the field invalid. */
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
