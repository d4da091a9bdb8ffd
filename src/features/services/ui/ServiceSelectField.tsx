import { useFormikContext } from 'formik';
import type { Service, ServiceLabel } from '@/contract/serviceAnswers';
import { useFormikField } from '@/shared/ui/formik/FormikFields';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';

export interface ServiceSelectFieldProps {
  /** Formik field that holds the service's id. */
  name: string;
  services: readonly Service[];
  /** The stored one, which stays selectable when it is no longer offered. */
  current?: ServiceLabel | null;
  disabled?: boolean;
}

/** Selects a service. Choosing one sets the form's `type` and `duration`, which can still be changed. */
export function ServiceSelectField({ name, services, current, disabled }: ServiceSelectFieldProps) {
  const { onChange: _onChange, ...field } = useFormikField<string | undefined>(name);
  const { values, setValues } = useFormikContext<object>();
  const offered = services.filter(({ active }) => active);
  const shown: readonly ServiceLabel[] =
    current && offered.every(({ id }) => id !== current.id) ? [current, ...offered] : offered;
  const choose = (id: string) => {
    const service = offered.find((one) => one.id === id);
    void setValues({
      ...values,
      [name]: id,
      ...(service && { type: service.type, duration: service.duration }),
    });
  };
  return (
    <NativeSelectField
      {...field}
      value={field.value ?? ''}
      onChange={choose}
      label="Servicio"
      help="Al elegirlo se ponen su tipo y su duración. Puedes cambiarlos."
      placeholder="Sin servicio"
      disabled={disabled}
      options={shown.map(({ id, name: label }) => ({ value: id, label }))}
    />
  );
}
