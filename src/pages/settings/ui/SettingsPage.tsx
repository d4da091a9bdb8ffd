import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RoomsPanel } from '@/features/rooms';
import { ServicesPanel } from '@/features/services';
import { ROUTES } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { Tabs } from '@/shared/ui/tabs';

interface Section {
  /** Address of the section. */
  value: string;
  label: string;
  panel: ReactNode;
}

const SERVICES: Section = { value: ROUTES.settings, label: 'Servicios', panel: <ServicesPanel /> };
const SECTIONS: readonly Section[] = [
  SERVICES,
  { value: ROUTES.roomSettings, label: 'Salas', panel: <RoomsPanel /> },
];

/** /settings and the addresses of its sections, for an ADMIN. */
export function SettingsPage() {
  const path = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  const navigate = useNavigate();
  const { value, panel } = SECTIONS.find((section) => section.value === path) ?? SERVICES;
  return (
    <>
      <PageHeader title="Ajustes" description="Lo que ofrece la consulta y dónde se atiende." />
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
