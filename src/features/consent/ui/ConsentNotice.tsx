import { PRIVACY_VERSION } from '@/contract/consent';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useGetConsentQuery } from '../api';

/**
 * Asks a patient who has not accepted the current privacy text to read it. Renders nothing on a backend
 * without consent.
 */
export function ConsentNotice() {
  const { currentData } = useGetConsentQuery();
  // The server has a version whose text this build does not contain.
  if (currentData?.currentVersion !== PRIVACY_VERSION) return null;
  if (currentData.accepted?.version === PRIVACY_VERSION) return null;
  return (
    <InlineAlert
      title={currentData.accepted ? 'Hemos cambiado cómo tratamos tus datos' : 'Tus datos de salud'}
      action={
        <ButtonLink to={ROUTES.myData} size="sm">
          Leer y decidir
        </ButtonLink>
      }
    >
      {currentData.accepted
        ? 'Lee el nuevo texto y dinos si estás de acuerdo.'
        : 'Lee cómo los tratamos y dinos si estás de acuerdo.'}
    </InlineAlert>
  );
}
