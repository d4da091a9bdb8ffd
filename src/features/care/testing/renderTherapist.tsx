import { FormikSelectField } from '@/shared/ui/formik/FormikFields';
import type { RenderTherapist } from '../ui/HandoverDialog';

/** Field with one colleague to choose. */
export const renderTherapist: RenderTherapist = ({ except, ...slot }) => (
  <FormikSelectField
    {...slot}
    required
    placeholder="Elige un fisioterapeuta"
    options={except.includes('u8') ? [] : [{ value: 'u8', label: 'Nuria Salas Gil' }]}
  />
);
