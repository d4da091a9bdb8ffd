import { useSearchParams } from 'react-router-dom';
import type { Patient } from '@/contract/patients/entities';
import { PatientOverview } from '@/features/patients';
import { latePart } from '@/shared/ui/late-part';
import { SkeletonCard, SkeletonTable } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import type { SectionProps } from './EvaluationsSection';
import type { RoutinesSectionProps } from './RoutinesSection';
import { SessionsSection } from './SessionsSection';

// Charts, body maps, tables and menus come with their tab; the sessions are too small for a download of their own.
const section = { failed: 'No se ha podido cargar este apartado' };
const EvaluationsSection = latePart<SectionProps>(
  async () => (await import('./EvaluationsSection')).EvaluationsSection,
  { ...section, waiting: () => <SkeletonCard label="Cargando evaluaciones" /> },
);
const RoutinesSection = latePart<RoutinesSectionProps>(
  async () => (await import('./RoutinesSection')).RoutinesSection,
  { ...section, waiting: () => <SkeletonCard label="Cargando rutinas" /> },
);
const AppointmentsSection = latePart<SectionProps>(
  async () => (await import('./AppointmentsSection')).AppointmentsSection,
  { ...section, waiting: () => <SkeletonTable label="Cargando citas" /> },
);

type Section = 'record' | 'evaluations' | 'routines' | 'sessions' | 'appointments';

const SECTIONS: { value: Section; label: string }[] = [
  { value: 'record', label: 'Ficha' },
  { value: 'sessions', label: 'Sesiones' },
  { value: 'appointments', label: 'Citas' },
  { value: 'evaluations', label: 'Evaluaciones' },
  { value: 'routines', label: 'Rutinas' },
];

/** Parts of a record. The chosen one stands in the address, so that a notice can lead to a run. */
export function RecordTabs({ patient }: { patient: Patient }) {
  const [params, setParams] = useSearchParams();
  const section = SECTIONS.find(({ value }) => value === params.get('tab'))?.value ?? 'record';
  const appointmentId = params.get('appointmentId');
  const setSection = (tab: Section) =>
    setParams(
      { ...(appointmentId && { appointmentId }), ...(tab !== 'record' && { tab }) },
      { replace: true },
    );
  return (
    <Tabs label="Historia del paciente" options={SECTIONS} value={section} onChange={setSection}>
      {section === 'record' && <PatientOverview patient={patient} />}
      {section === 'sessions' && <SessionsSection patientId={patient.id} />}
      {section === 'appointments' && <AppointmentsSection patientId={patient.id} />}
      {section === 'evaluations' && <EvaluationsSection patientId={patient.id} />}
      {section === 'routines' && <RoutinesSection patient={patient} shownRun={params.get('run')} />}
    </Tabs>
  );
}
