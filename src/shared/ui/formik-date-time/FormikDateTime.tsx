import { DateField } from '@/shared/ui/date-field/DateField';
import { DatePickerField } from '@/shared/ui/date-picker-field/DatePickerField';
import { bindField } from '@/shared/ui/formik/FormikFields';
import { TimeField } from '@/shared/ui/time-field/TimeField';

/** `DateField`, bound to a Formik form. */
export const FormikDateField = bindField(DateField, '');
/** `DatePickerField`, bound to a Formik form. */
export const FormikDatePickerField = bindField(DatePickerField, '');
/** `TimeField`, bound to a Formik form. */
export const FormikTimeField = bindField(TimeField, '');
