import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ShieldIcon } from '@/shared/ui/icon';

/** Link to a patient's consent, the copy of their record, and who has seen it. */
export function MyDataCard() {
  return (
    <Card title="Mis datos" description="Cómo se tratan, una copia de tu ficha y quién la ha visto.">
      <ButtonLink to={ROUTES.myData} icon={ShieldIcon}>
        Ver mis datos
      </ButtonLink>
    </Card>
  );
}
