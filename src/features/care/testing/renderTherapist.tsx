import { FormikSelectField } from '@/shared/ui/formik/FormikFields';
import type { RenderTherapist } from '../ui/HandoverDialog';

const COLLEAGUES = [
  { value: 'u7', label: 'Pablo Ibáñez Ros' },
  { value: 'u8', label: 'Nuria Salas Gil' },
];

/** Field with two colleagues to choose. */
export const renderTherapist: RenderTherapist = ({ except, ...slot }) => (
  <FormikSelectField
    {...slot}
    required
    placeholder="Elige un fisioterapeuta"
    options={COLLEAGUES.filter(({ value }) => !except.includes(value))}
  />
);
