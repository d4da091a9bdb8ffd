export { SelectionBar, type SelectionAction, type SelectionBarProps } from './SelectionBar';
