import { useParams } from 'react-router-dom';
import { RoleGate } from '@/features/auth';
import { RecordCopyView } from '@/features/records';
import { PracticeLetterhead } from '@/shared/practice-identity/PracticeMark';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';

/** /patients/{id}/export */
export function RecordCopyPage() {
  const { id = '' } = useParams();
  return (
    <RoleGate audience="therapist">
      <div data-print="hide">
        <PageHeader
          title="Copia de la ficha"
          description="Contiene datos de salud: entrégala solo al paciente o a quien él autorice."
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: 'Pacientes', to: ROUTES.patients },
                { label: 'Ficha', to: ROUTES.patient(id) },
                { label: 'Copia' },
              ]}
            />
          }
        />
      </div>
      <PracticeLetterhead onPaper />
      <RecordCopyView key={id} owner={{ patientId: id }} />
    </RoleGate>
  );
}

/** /my-data/export */
export function MyRecordCopyPage() {
  return (
    <>
      <div data-print="hide">
        <PageHeader
          title="Copia de mi ficha"
          description="Contiene tus datos de salud: guárdala en un lugar seguro."
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: 'Mi Perfil', to: ROUTES.profile },
                { label: 'Mis datos', to: ROUTES.myData },
                { label: 'Copia' },
              ]}
            />
          }
        />
      </div>
      <PracticeLetterhead onPaper />
      <RecordCopyView owner="own" />
    </>
  );
}
