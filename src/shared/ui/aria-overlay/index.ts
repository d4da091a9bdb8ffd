export { FloatingPanel, type FloatingPanelProps } from './FloatingPanel';
export { OptionItem, type OptionItemProps } from './OptionItem';
