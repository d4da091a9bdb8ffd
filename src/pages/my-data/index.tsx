import { OwnAudit } from '@/features/audit';
import { OwnTeamCard } from '@/features/care';
import { ConsentCard } from '@/features/consent';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { DownloadIcon } from '@/shared/ui/icon/icons';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import styles from './MyDataPage.module.css';

/** /my-data, for a patient: how their data is used, a copy of it, and who has seen it. */
export function MyDataPage() {
  return (
    <>
      <PageHeader
        title="Mis datos"
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Mi Perfil', to: ROUTES.profile }, { label: 'Mis datos' }]} />
        }
      />
      <div className={styles.stack}>
        <ConsentCard />
        <OwnTeamCard />
        <Card
          title="Copia de mi ficha"
          description="Todo lo que la consulta guarda sobre ti, para leer, imprimir o llevar a otro profesional."
        >
          <ButtonLink to={ROUTES.myRecordCopy} icon={DownloadIcon}>
            Ver y descargar
          </ButtonLink>
        </Card>
        <OwnAudit />
      </div>
    </>
  );
}

export { MyDataPage as Component };
