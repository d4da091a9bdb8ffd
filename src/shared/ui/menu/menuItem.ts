import type { IconComponent } from '../icon';

export interface MenuItemSpec {
  /** Unique within the menu. */
  key: string;
  label: string;
  icon?: IconComponent;
  onSelect: () => void;
  /** `danger` for destructive actions, separated by a line. */
  tone?: 'plain' | 'danger';
  disabled?: boolean;
}
