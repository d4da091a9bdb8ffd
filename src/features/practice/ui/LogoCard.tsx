import { useRef, useState } from 'react';
import { LOGO_TYPES, logoRefusal } from '@/contract/practiceLogo';
import { PRACTICE_MESSAGES as MESSAGES } from '@/contract/practice';
import { usePracticeIdentity, useSavePracticeLogoMutation } from '@/shared/practice-identity/api';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { TrashIcon, UploadIcon } from '@/shared/ui/icon/icons';
import { readLogo } from '../readLogo';
import styles from './LogoCard.module.css';

/** The practice's logo: shows it, replaces it and removes it. Nothing until the practice is known. */
export function LogoCard() {
  const identity = usePracticeIdentity();
  const [save, { isLoading }] = useSavePracticeLogoMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { submit } = useSubmit((logo: string | null) => save({ logo }), {
    success: (_identity, logo) => (logo ? MESSAGES.logoSaved : MESSAGES.logoRemoved),
    failure: MESSAGES.logoSaveFailed,
  });
  if (!identity) return null;

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const logo = await readLogo(file).catch(() => null);
    const problem = logo === null ? MESSAGES.logoUnreadable : logoRefusal(logo);
    setRefusal(problem);
    if (!problem) await submit(logo);
  };
  return (
    <Card
      title="Logotipo"
      description="Se ve en lo que se imprime, en los correos y al iniciar sesión. PNG, JPEG o WebP."
    >
      <div className={styles.row}>
        <div className={styles.picture}>
          {identity.logo ? (
            <img className={styles.image} src={identity.logo} alt="Logotipo de la consulta" />
          ) : (
            <span className={styles.none}>Sin logotipo</span>
          )}
        </div>
        <div className={styles.actions}>
          <input
            ref={input}
            className={styles.input}
            type="file"
            accept={LOGO_TYPES.join(',')}
            aria-label="Imagen del logotipo"
            tabIndex={-1}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              // So that the same file can be chosen again after a refusal.
              event.target.value = '';
            }}
          />
          <Button icon={UploadIcon} loading={isLoading} onClick={() => input.current?.click()}>
            {identity.logo ? 'Cambiar logotipo' : 'Elegir logotipo'}
          </Button>
          {identity.logo && (
            <Button
              variant="quiet"
              icon={TrashIcon}
              disabled={isLoading}
              onClick={() => {
                setRefusal(null);
                void submit(null);
              }}
            >
              Quitar logotipo
            </Button>
          )}
        </div>
      </div>
      {refusal && (
        <p className={styles.error} role="alert">
          {refusal}
        </p>
      )}
    </Card>
  );
}
