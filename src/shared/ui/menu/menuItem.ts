import type { IconComponent } from '../icon';

export interface MenuItemSpec {
  /** Unique within the menu. */
  key: string;
  label: string;
  icon?: IconComponent;
  onSelect: () => void;
  /** `danger` for what destroys; set apart by a line. */
  tone?: 'plain' | 'danger';
  disabled?: boolean;
}
