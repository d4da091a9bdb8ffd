import { RecordCopyView } from '@/features/records';
import { PracticeLetterhead } from '@/shared/practice-identity/PracticeMark';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';

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
