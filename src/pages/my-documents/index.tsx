import { DocumentsPanel, documentsDomain } from '@/features/documents';
import { useCapability } from '@/shared/capabilities';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { FileIcon } from '@/shared/ui/icon/icons';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonTable } from '@/shared/ui/skeleton/Skeleton';

/** /my-data/documents, for a patient: what they send to their therapist and what is shared with them. */
export function MyDocumentsPage() {
  const keepsDocuments = useCapability('documents');
  return (
    <>
      <PageHeader
        title="Mis documentos"
        description="Envía informes o fotos a tu fisioterapeuta, y mira lo que comparte contigo."
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Mi Perfil', to: ROUTES.profile }, { label: 'Mis documentos' }]} />
        }
      />
      {keepsDocuments ? (
        <DocumentsPanel owner="own" />
      ) : keepsDocuments === undefined ? (
        <SkeletonTable label="Cargando documentos" />
      ) : (
        <EmptyState icon={FileIcon} title="Esta consulta no guarda documentos aquí" />
      )}
    </>
  );
}

export { MyDocumentsPage as Component };

export const domains = [documentsDomain];
