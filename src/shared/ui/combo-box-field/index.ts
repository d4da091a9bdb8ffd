export { ComboBoxField, type ComboBoxFieldProps } from './ComboBoxField';
