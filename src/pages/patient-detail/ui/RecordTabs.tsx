import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Patient } from '@/contract/patientAnswers';
import { useHasUnsentFor } from '@/features/chat';
import { useUnfinishedUploads } from '@/features/documents';
import { useCapability } from '@/shared/capabilities';
import { recordTab, type RecordTab, recordTabOf, ROUTES } from '@/shared/routes';
import { latePart } from '@/shared/ui/late-part/latePart';
import { SkeletonCard, SkeletonList, SkeletonTable } from '@/shared/ui/skeleton/Skeleton';
import { TabLinks } from '@/shared/ui/tabs/Tabs';
import type { RoutinesSectionProps } from './RoutinesSection';
import type { SectionProps } from './EpisodeChoice';
import { SummarySection } from './SummarySection';

// Each tab comes with its charts, tables and menus when it is opened.
const section = { failed: 'No se ha podido cargar este apartado' };
const HistorySection = latePart<SectionProps>(async () => (await import('./HistorySection')).HistorySection, {
  ...section,
  waiting: () => <SkeletonList rows={4} label="Cargando historia" />,
});
const RoutinesSection = latePart<RoutinesSectionProps>(
  async () => (await import('./RoutinesSection')).RoutinesSection,
  { ...section, waiting: () => <SkeletonCard label="Cargando rutinas" /> },
);
const AppointmentsSection = latePart<SectionProps>(
  async () => (await import('./RecordSections')).AppointmentsSection,
  { ...section, waiting: () => <SkeletonTable label="Cargando citas" /> },
);
const DocumentsSection = latePart<SectionProps>(
  async () => (await import('./RecordSections')).DocumentsSection,
  { ...section, waiting: () => <SkeletonTable label="Cargando documentos" /> },
);
const MessagesSection = latePart<{ patient: Patient }>(
  async () => (await import('./RecordSections')).MessagesSection,
  { ...section, waiting: () => <SkeletonList rows={6} label="Cargando conversación..." /> },
);
const DataSection = latePart<{ patient: Patient }>(
  async () => (await import('./RecordSections')).DataSection,
  {
    ...section,
    waiting: () => <SkeletonCard label="Cargando datos" />,
  },
);

const LABELS: Record<RecordTab, string> = {
  history: 'Historia',
  routines: 'Rutinas',
  appointments: 'Citas',
  documents: 'Documentos',
  messages: 'Mensajes',
  data: 'Datos',
};
const SUMMARY = 'Resumen';

/** The tabs that this record has on this backend, in order. What a tab hides and is not finished is told. */
function useTabs({ id, details }: Patient, asked: RecordTab | null) {
  const keepsDocuments = useCapability('documents');
  const uploads = useUnfinishedUploads({ patientId: id });
  const hasUnsent = useHasUnsentFor(id);
  // While it is not known whether the server keeps documents, their tab is there for who came for them.
  const lacking: Partial<Record<RecordTab, boolean>> = {
    documents: !(keepsDocuments ?? asked === 'documents'),
    data: details === undefined,
  };
  const unfinished: Partial<Record<RecordTab, string | false>> = {
    documents: uploads > 0 && 'sin enviar del todo',
    messages: hasUnsent && 'mensaje sin enviar',
  };
  return (Object.keys(LABELS) as RecordTab[])
    .filter((tab) => !lacking[tab])
    .map((tab) => ({ tab, label: LABELS[tab], ...(unfinished[tab] && { unfinished: unfinished[tab] }) }));
}

export interface RecordTabsProps {
  patient: Patient;
  /** Id of the run linked from a notice. */
  shownRun: string | null;
  /** What follows every address of this record: the appointment from which it was opened, the episode shown. */
  search: string;
}

/** Parts of a record, each at an address of its own. */
export function RecordTabs({ patient, shownRun, search }: RecordTabsProps) {
  const { id } = patient;
  const asked = recordTabOf(useLocation().pathname);
  const tabs = useTabs(patient, asked);
  const current = tabs.find(({ tab }) => tab === asked)?.tab ?? null;
  const parts: Record<RecordTab, () => ReactNode> = {
    history: () => <HistorySection patientId={id} />,
    routines: () => <RoutinesSection patient={patient} shownRun={shownRun} />,
    appointments: () => <AppointmentsSection patientId={id} />,
    documents: () => <DocumentsSection patientId={id} />,
    messages: () => <MessagesSection patient={patient} />,
    data: () => <DataSection patient={patient} />,
  };
  return (
    <TabLinks
      label="Apartados de la ficha"
      links={[
        { to: ROUTES.patient(id) + search, label: SUMMARY },
        ...tabs.map(({ tab, ...link }) => ({ ...link, to: recordTab(id, tab) + search })),
      ]}
      current={current ? LABELS[current] : SUMMARY}
    >
      {current ? parts[current]() : <SummarySection patient={patient} />}
    </TabLinks>
  );
}
