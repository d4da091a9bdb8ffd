import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ImportLink } from '@/features/imports';
import { PracticePanel } from '@/features/practice';
import { ROUTES } from '@/shared/routes';
import { latePart } from '@/shared/ui/late-part/latePart';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { Tabs } from '@/shared/ui/tabs/Tabs';

const texts = {
  failed: 'No se ha podido cargar este apartado',
  waiting: () => <SkeletonCard label="Cargando" />,
};
// The other sections come together with the first of their tabs: administration opens them a few times a year.
const HoursSection = latePart<object>(async () => (await import('./ui/sections')).HoursSection, texts);
const ServicesSection = latePart<object>(async () => (await import('./ui/sections')).ServicesSection, texts);
const MailsSection = latePart<object>(async () => (await import('./ui/sections')).MailsSection, texts);
const TeamSection = latePart<object>(async () => (await import('./ui/sections')).TeamSection, texts);
const RoomsSection = latePart<object>(async () => (await import('./ui/sections')).RoomsSection, texts);

interface Section {
  /** Address of the section. */
  value: string;
  label: string;
  panel: ReactNode;
}

const PRACTICE: Section = { value: ROUTES.settings, label: 'Consulta', panel: <PracticePanel /> };
const SECTIONS: readonly Section[] = [
  PRACTICE,
  { value: ROUTES.hoursSettings, label: 'Horario', panel: <HoursSection /> },
  { value: ROUTES.serviceSettings, label: 'Servicios', panel: <ServicesSection /> },
  { value: ROUTES.roomSettings, label: 'Salas', panel: <RoomsSection /> },
  // Written out, because the list of addresses is part of the first download.
  { value: `${ROUTES.settings}/mails`, label: 'Correos', panel: <MailsSection /> },
  { value: `${ROUTES.settings}/team`, label: 'Equipo', panel: <TeamSection /> },
];

/** /settings and the addresses of its sections, for an ADMIN. */
export function SettingsPage() {
  const path = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  const navigate = useNavigate();
  const { value, panel } = SECTIONS.find((section) => section.value === path) ?? PRACTICE;
  return (
    <>
      <PageHeader
        title="Ajustes"
        description="Los datos de la consulta, su horario, lo que ofrece, sus correos y su equipo."
        actions={<ImportLink>Importar</ImportLink>}
      />
      <Tabs
        label="Ajustes de la consulta"
        options={SECTIONS}
        value={value}
        onChange={(address) => navigate(address, { replace: true })}
      >
        {panel}
      </Tabs>
    </>
  );
}

export { SettingsPage as Component };
