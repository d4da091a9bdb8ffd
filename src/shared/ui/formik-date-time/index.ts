export { FormikDateField, type FormikDateFieldProps } from './FormikDateField';
export { FormikDatePickerField, type FormikDatePickerFieldProps } from './FormikDatePickerField';
export { FormikTimeField, type FormikTimeFieldProps } from './FormikTimeField';
