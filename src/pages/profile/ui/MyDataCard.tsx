import { useCapability } from '@/shared/capabilities';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { FileIcon, ShieldIcon } from '@/shared/ui/icon/icons';

/** Links to a patient's documents, and to their consent, the copy of their record and who has seen it. */
export function MyDataCard() {
  const keepsDocuments = useCapability('documents');
  return (
    <Card title="Mis datos" description="Cómo se tratan, una copia de tu ficha y quién la ha visto.">
      <ButtonLink to={ROUTES.myData} icon={ShieldIcon}>
        Ver mis datos
      </ButtonLink>
      {keepsDocuments && (
        <ButtonLink to={ROUTES.myDocuments} icon={FileIcon}>
          Mis documentos
        </ButtonLink>
      )}
    </Card>
  );
}
