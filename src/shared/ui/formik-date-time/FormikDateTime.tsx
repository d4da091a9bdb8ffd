import { DateField } from '@/shared/ui/date-field/DateField';
import { DatePickerField } from '@/shared/ui/date-picker-field/DatePickerField';
import { bindField } from '@/shared/ui/formik/FormikFields';
import { TimeField } from '@/shared/ui/time-field/TimeField';

export const FormikDateField = bindField(DateField, '');
export const FormikDatePickerField = bindField(DatePickerField, '');
export const FormikTimeField = bindField(TimeField, '');
