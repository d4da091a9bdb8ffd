import {
  APPOINTMENT_LIMITS,
  APPOINTMENT_TYPE_LABELS,
  APPOINTMENT_TYPES,
  type AppointmentType,
} from '@/contract/appointments';
import type { Service } from '@/contract/serviceAnswers';
import {
  eurosOf,
  SERVICE_COLOUR_LABELS,
  SERVICE_COLOURS,
  SERVICE_LIMITS,
  SERVICE_MESSAGES,
  VAT_CLASS_LABELS,
  VAT_CLASSES,
  centsOf,
  type ServiceColour,
  type VatClass,
} from '@/contract/services';
import { type ServiceBody, serviceFormSchema } from '@/contract/serviceSchemas';
import type { EditFields } from '@/shared/edits/ChangedMeanwhile';
import { type NamedThingKind, NamedThingsPanel } from '@/shared/named-things/NamedThingsPanel';
import { ColourMark } from '@/shared/ui/colour-mark/ColourMark';
import type { Column } from '@/shared/ui/data-table/rows';
import { FormGrid } from '@/shared/ui/form-layout/FormLayout';
import { FormikNumberField, FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import {
  useCreateServiceMutation,
  useDeleteServiceMutation,
  useListServicesQuery,
  useUpdateServiceMutation,
} from '../api';

/** Values of the form. The price is typed in euros. */
interface ServiceValues {
  name: string;
  type: AppointmentType;
  duration: number | null;
  bufferAfter: number | null;
  price: string;
  vatClass: VatClass;
  colour: ServiceColour;
}

/** Values of an existing service, or those of a new one. */
const serviceValues = (service?: Service): ServiceValues => ({
  name: service?.name ?? '',
  type: service?.type ?? 'TREATMENT',
  duration: service?.duration ?? APPOINTMENT_LIMITS.durationDefault,
  bufferAfter: service?.bufferAfter ?? 0,
  price: typeof service?.priceCents === 'number' ? eurosOf(service.priceCents) : '',
  vatClass: service?.vatClass ?? 'EXEMPT',
  colour: service?.colour ?? 'TEAL',
});

/** Request body. The form's schema has checked duration and buffer, so the defaults are never sent. */
const toServiceBody = ({ price, ...values }: ServiceValues, active: boolean): ServiceBody => ({
  ...values,
  name: values.name.trim(),
  duration: values.duration ?? APPOINTMENT_LIMITS.durationDefault,
  bufferAfter: values.bufferAfter ?? 0,
  priceCents: centsOf(price) ?? null,
  active,
});

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const TYPES = optionsOf(APPOINTMENT_TYPES, APPOINTMENT_TYPE_LABELS);
const VAT = optionsOf(VAT_CLASSES, VAT_CLASS_LABELS);
const COLOURS = optionsOf(SERVICE_COLOURS, SERVICE_COLOUR_LABELS);

function ServiceFields() {
  return (
    <>
      <FormikTextField name="name" label="Nombre" required />
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

const COLUMNS: Column<Service>[] = [
  { key: 'type', header: 'Tipo', render: ({ type }) => APPOINTMENT_TYPE_LABELS[type] },
  {
    key: 'duration',
    header: 'Duración',
    render: ({ duration, bufferAfter }) =>
      bufferAfter > 0 ? `${duration} min y ${bufferAfter} de margen` : `${duration} min`,
  },
  {
    key: 'price',
    header: 'Precio',
    render: ({ priceCents }) => (priceCents === null ? 'Sin precio' : `${eurosOf(priceCents)} €`),
  },
  { key: 'vatClass', header: 'IVA', render: ({ vatClass }) => VAT_CLASS_LABELS[vatClass] },
];

const SERVICE: NamedThingKind<Service, ServiceValues, ServiceBody> = {
  key: 'service',
  messages: SERVICE_MESSAGES,
  texts: {
    title: 'Servicios',
    description:
      'Lo que ofrece la consulta. Al elegir uno en una cita, se ponen su tipo y su duración. Las citas que ya hay no se cambian.',
    caption: 'Servicios de la consulta',
    emptyText: 'Crea el primero: por ejemplo, una sesión de 45 minutos.',
    unavailable: 'Este servidor no guarda servicios',
    active: 'Activo',
    inactive: 'Inactivo',
    add: 'Nuevo servicio',
    edit: 'Editar servicio',
    create: 'Crear servicio',
    save: 'Guardar servicio',
    remove: 'Eliminar servicio',
    removeTitle: '¿Eliminar servicio?',
    removeConsequence: 'No se puede deshacer. Si ya hay citas con él, desactívalo.',
  },
  useCalls() {
    const [create] = useCreateServiceMutation();
    const [update] = useUpdateServiceMutation();
    const [remove, { isLoading: isRemoving }] = useDeleteServiceMutation();
    return { list: useListServicesQuery(), create, update, remove, isRemoving };
  },
  mark: ({ colour }) => <ColourMark colour={colour} />,
  columns: COLUMNS,
  form: {
    schema: serviceFormSchema,
    valuesOf: serviceValues,
    bodyOf: toServiceBody,
    fields: <ServiceFields />,
    editFields: EDIT_FIELDS,
    fieldOf: (path) => (path === 'priceCents' ? 'price' : path),
    size: 'lg',
  },
};

/** What the practice offers, for administration. */
export const ServicesPanel = () => <NamedThingsPanel kind={SERVICE} />;
