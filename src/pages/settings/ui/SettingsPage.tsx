import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HolidaysPanel, OpeningHoursPanel, PracticePanel } from '@/features/practice';
import { RoomsPanel } from '@/features/rooms';
import { ServicesPanel } from '@/features/services';
import { TeamPanel } from '@/features/team';
import { ROUTES } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { Tabs } from '@/shared/ui/tabs';

interface Section {
  /** Address of the section. */
  value: string;
  label: string;
  panel: ReactNode;
}

const PRACTICE: Section = { value: ROUTES.settings, label: 'Consulta', panel: <PracticePanel /> };
const HOURS = (
  <>
    <OpeningHoursPanel />
    <HolidaysPanel />
  </>
);
const SECTIONS: readonly Section[] = [
  PRACTICE,
  { value: ROUTES.hoursSettings, label: 'Horario', panel: HOURS },
  { value: ROUTES.serviceSettings, label: 'Servicios', panel: <ServicesPanel /> },
  { value: ROUTES.roomSettings, label: 'Salas', panel: <RoomsPanel /> },
  // Written out, because the list of addresses is part of the first download.
  { value: `${ROUTES.settings}/team`, label: 'Equipo', panel: <TeamPanel /> },
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
        description="Los datos de la consulta, su horario, lo que ofrece y su equipo."
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
