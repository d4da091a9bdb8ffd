import { Formik } from 'formik';
import { useState } from 'react';
import { APPOINTMENT_LIMITS, APPOINTMENT_TYPE_LABELS, APPOINTMENT_TYPES } from '@/contract/appointments';
import type { Service } from '@/contract/serviceAnswers';
import {
  eurosOf,
  SERVICE_COLOUR_LABELS,
  SERVICE_COLOURS,
  SERVICE_LIMITS,
  SERVICE_MESSAGES as MESSAGES,
  VAT_CLASS_LABELS,
  VAT_CLASSES,
} from '@/contract/services';
import { serviceFormSchema } from '@/contract/serviceSchemas';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { useSubmit } from '@/shared/useSubmit';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormGrid } from '@/shared/ui/form-layout/FormLayout';
import { FormikNumberField, FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useCreateServiceMutation, useUpdateServiceMutation } from '../api';
import { serviceValues, toServiceBody, type ServiceValues } from '../formValues';

export interface ServiceFormDialogProps {
  /** The service to edit; without it the form creates one. */
  service?: Service;
  onClose: () => void;
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const TYPES = optionsOf(APPOINTMENT_TYPES, APPOINTMENT_TYPE_LABELS);
const VAT = optionsOf(VAT_CLASSES, VAT_CLASS_LABELS);
const COLOURS = optionsOf(SERVICE_COLOURS, SERVICE_COLOUR_LABELS);

function ServiceFields() {
  return (
    <>
      <FormikTextField name="name" label="Nombre" required autoComplete="off" />
      <FormGrid minColumn={9} dense>
        <FormikSelectField name="type" label="Tipo de cita" options={TYPES} required />
        <FormikNumberField
          name="duration"
          label="Duración (min)"
          min={APPOINTMENT_LIMITS.durationMin}
          max={APPOINTMENT_LIMITS.durationMax}
          step={APPOINTMENT_LIMITS.durationStep}
          required
        />
        <FormikNumberField
          name="bufferAfter"
          label="Margen después (min)"
          help="Para recoger o preparar la sala."
          min={SERVICE_LIMITS.bufferMin}
          max={SERVICE_LIMITS.bufferMax}
          step={SERVICE_LIMITS.bufferStep}
          required
        />
        <FormikTextField
          name="price"
          label="Precio (€)"
          help="IVA incluido. Déjalo vacío si no tiene."
          inputMode="decimal"
          placeholder="45,00"
          autoComplete="off"
        />
        <FormikSelectField name="vatClass" label="IVA" options={VAT} required />
        <FormikSelectField name="colour" label="Color" options={COLOURS} required />
      </FormGrid>
    </>
  );
}

const EDIT_FIELDS: EditFields = {
  name: { label: 'Nombre' },
  type: { label: 'Tipo de cita', text: APPOINTMENT_TYPE_LABELS },
  duration: { label: 'Duración (min)' },
  bufferAfter: { label: 'Margen después (min)' },
  priceCents: { label: 'Precio (€)', text: eurosOf },
  vatClass: { label: 'IVA', text: VAT_CLASS_LABELS },
  colour: { label: 'Color', text: SERVICE_COLOUR_LABELS },
};

/** Modal to create or edit a service. */
export function ServiceFormDialog({ service, onClose }: ServiceFormDialogProps) {
  const [create] = useCreateServiceMutation();
  const [update] = useUpdateServiceMutation();
  const [pristine] = useState(() => serviceValues(service));
  const draft = useDraft(`service:${service?.id ?? 'new'}`, pristine);
  const toBody = (values: ServiceValues) => toServiceBody(values, service?.active ?? true);
  const edits = useEdits(service && toBody(draft.read ?? pristine));
  const { submit } = useSubmit(
    (values: ServiceValues) => {
      const input = toBody(values);
      return service ? update({ id: service.id, input: edits.bodyOf(input) }) : create({ input });
    },
    {
      success: service ? MESSAGES.updated : MESSAGES.created,
      failure: MESSAGES.saveFailed,
      fieldOf: (_values, path) => (path === 'priceCents' ? 'price' : path),
      onDone: () => {
        draft.drop();
        onClose();
      },
      onFailed: edits.meets,
    },
  );
  const title = service ? 'Editar servicio' : 'Nuevo servicio';
  return (
    <Dialog open title={title} size="lg" onClose={onClose}>
      <Formik initialValues={draft.found ?? pristine} validationSchema={serviceFormSchema} onSubmit={submit}>
        <FormikForm label={title} spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <ChangedMeanwhile edits={edits} fields={EDIT_FIELDS} />
          <ServiceFields />
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
            <FormikSubmit>{service ? 'Guardar servicio' : 'Crear servicio'}</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
