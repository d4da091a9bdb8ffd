import type { FieldProps, Option } from '../field-shell';

export interface ComboBoxFieldProps extends FieldProps {
  /** May be thousands: only the first matches are drawn. */
  options: readonly Option[];
  /** Empty string when nothing is chosen. */
  value: string;
  /** Emptying the box reports an empty string. */
  onChange: (value: string) => void;
  placeholder?: string;
  /** Most options drawn at once. */
  limit?: number;
  /** The options are on their way. */
  loading?: boolean;
  /** Text of the list when nothing matches. */
  emptyText?: string;
  /** Reports what is typed, for options that a server searches. */
  onSearch?: (text: string) => void;
}

/** What an empty box says unless its field says something else. */
export const SEARCH_PROMPT = 'Escribe para buscar';
