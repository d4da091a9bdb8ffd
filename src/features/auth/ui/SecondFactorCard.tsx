import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { SecondFactorState } from '@/contract/authAnswers';
import { errorText } from '@/shared/api/errors';
import { useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { ShieldIcon } from '@/shared/ui/icon/icons';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useGetSecondFactorQuery } from '../accountApi';
import { DisableSecondFactorDialog } from './DisableSecondFactorDialog';
import { SecondFactorSetupDialog } from './SecondFactorSetupDialog';
import styles from './SecondFactorCard.module.css';

/** Below this many recovery codes the card warns: a user who loses the phone may be locked out. */
const FEW_CODES = 3;

/** Status of the optional second factor, with the actions to turn it on and off. */
export function SecondFactorCard() {
  const dispatch = useAppDispatch();
  const { currentData: state, error, isFetching, refetch } = useGetSecondFactorQuery();
  const { step: asking, open, close } = useOpening('secondFactor');
  const enabled = () => {
    close();
    dispatch(toastRequested({ message: ACCOUNT_MESSAGES.enabled, variant: 'success' }));
  };

  return (
    <Card
      title="Verificación en dos pasos"
      description="Un código de tu móvil, además de la contraseña, para iniciar sesión."
      headingLevel={3}
      footer={
        state &&
        !error &&
        (state.enabled ? (
          <Button onClick={() => open('', 'disable')}>Desactivar</Button>
        ) : (
          <Button icon={ShieldIcon} onClick={() => open('', 'enable')}>
            Activar
          </Button>
        ))
      }
    >
      {error ? (
        <ErrorState
          message={errorText(error, ACCOUNT_MESSAGES.secondFactorFailed)}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : state ? (
        <State {...state} />
      ) : (
        <SkeletonText lines={2} label="Cargando verificación en dos pasos" />
      )}
      <SecondFactorSetupDialog open={asking === 'enable'} onClose={close} onEnabled={enabled} />
      <DisableSecondFactorDialog open={asking === 'disable'} onClose={close} onDisabled={close} />
    </Card>
  );
}

function State({ enabled, recoveryCodesLeft }: SecondFactorState) {
  if (!enabled)
    return (
      <div className={styles.state}>
        <Badge>Desactivada</Badge>
        <p>Protege tu cuenta aunque alguien averigüe tu contraseña.</p>
      </div>
    );
  return (
    <div className={styles.state}>
      <Badge tone="success">Activada</Badge>
      <p>
        {[
          recoveryCodesLeft === 1
            ? 'Te queda 1 código de recuperación.'
            : `Te quedan ${recoveryCodesLeft} códigos de recuperación.`,
          ...(recoveryCodesLeft < FEW_CODES ? ['Para tener otros, desactívala y vuelve a activarla.'] : []),
        ].join(' ')}
      </p>
    </div>
  );
}
