import {
  CONTACT_WAY_LABELS,
  DOCUMENT_KIND_LABELS,
  DOMINANT_SIDE_LABELS,
  WALKING_AID_LABELS,
} from '@/contract/patientDetails';
import type { PatientDetails } from '@/contract/patientAnswers';
import { LOCALE } from '@/contract/common/constants';
import { formatDate } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge/Badge';
import { Card } from '@/shared/ui/card/Card';
import { type DescriptionItem, DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import styles from './PatientOverview.module.css';

const measure = (value: number | null, unit: string) =>
  value === null ? null : `${value.toLocaleString(LOCALE)} ${unit}`;

/** Groups of details, each with what is noted of it. */
function groupsOf(details: PatientDetails): { title: string; items: DescriptionItem[] }[] {
  const { documentKind, preferredContact, dominantSide, walkingAid, measuredOn, tags } = details;
  const phone = (number: string | null, name?: string) =>
    number && <PhoneLink phone={number} {...(name && { name })} />;
  return [
    {
      title: 'Identificación y contacto',
      items: [
        {
          label: documentKind ? DOCUMENT_KIND_LABELS[documentKind] : 'Documento',
          value: details.documentNumber,
        },
        { label: 'Segundo teléfono', value: phone(details.secondPhone) },
        { label: 'Contacto preferido', value: preferredContact && CONTACT_WAY_LABELS[preferredContact] },
        { label: 'Correos de citas', value: details.noAppointmentMails && 'No se envían' },
        { label: 'Población', value: [details.postalCode, details.town].filter(Boolean).join(' ') },
        {
          label: 'Etiquetas',
          value: tags.length > 0 && (
            <span className={styles.tags}>
              {tags.map((tag) => (
                <Badge key={tag} size="sm">
                  {tag}
                </Badge>
              ))}
            </span>
          ),
        },
      ],
    },
    {
      title: 'Aseguradora y procedencia',
      items: [
        { label: 'Aseguradora', value: details.insurer },
        { label: 'Número de póliza', value: details.policyNumber },
        { label: 'Enviado por', value: details.referredBy },
      ],
    },
    {
      title: 'Actividad y medidas',
      items: [
        { label: 'Profesión', value: details.occupation },
        { label: 'Deporte', value: details.sport },
        { label: 'Lado dominante', value: dominantSide && DOMINANT_SIDE_LABELS[dominantSide] },
        { label: 'Ayuda para caminar', value: walkingAid && WALKING_AID_LABELS[walkingAid] },
        { label: 'Talla', value: measure(details.height, 'cm') },
        { label: 'Peso', value: measure(details.weight, 'kg') },
        { label: 'Medidas del', value: measuredOn && formatDate(measuredOn) },
      ],
    },
    {
      title: 'Tutor o tutora',
      items: [
        { label: 'Nombre', value: details.guardianName },
        { label: 'Relación', value: details.guardianRelation },
        { label: 'NIF o pasaporte', value: details.guardianTaxId },
        { label: 'Teléfono', value: phone(details.guardianPhone, details.guardianName ?? undefined) },
        { label: 'Correo electrónico', value: details.guardianEmail },
      ],
    },
  ];
}

/** The further details of a patient, grouped. Groups and fields without anything noted are left out. */
export function PatientDetailCards({ details }: { details: PatientDetails }) {
  return groupsOf(details).map(({ title, items }) => {
    const noted = items.filter(({ value }) => Boolean(value));
    if (noted.length === 0) return null;
    return (
      <Card key={title} title={title}>
        <DescriptionList items={noted} columns={noted.length > 1 ? 2 : 1} />
      </Card>
    );
  });
}
