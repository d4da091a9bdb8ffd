export { FormikComboBoxField, type FormikComboBoxFieldProps } from './FormikComboBoxField';
