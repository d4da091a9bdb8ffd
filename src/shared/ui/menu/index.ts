export { Menu, type MenuProps, type MenuTriggerProps } from './Menu';
export type { MenuItemSpec } from './menuItem';
