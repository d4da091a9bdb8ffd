export { ComboBoxField } from './ComboBoxField';
export type { ComboBoxFieldProps } from './comboBoxProps';
