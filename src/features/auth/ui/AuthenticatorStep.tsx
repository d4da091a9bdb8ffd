import { useEffect, useId, useRef, useState } from 'react';
import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { SecondFactorSetup } from '@/contract/authAnswers';
import { secondFactorConfirmSchema } from '@/contract/authSchemas';
import { copyText } from '@/shared/lib/browser';
import { useAppStore } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { CopyIcon } from '@/shared/ui/icon/icons';
import { QrCode } from '@/shared/ui/qr-code/QrCode';
import { useConfirmSecondFactorMutation } from '../accountApi';
import styles from './SecondFactorSetup.module.css';

interface AuthenticatorStepProps {
  setup: SecondFactorSetup;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Second step of the set-up: shows the key as a QR code and as text, and asks for the first code. */
export function AuthenticatorStep({ setup: { key, uri }, onConfirmed, onCancel }: AuthenticatorStepProps) {
  const { vault } = useAppStore().extra;
  const [confirm] = useConfirmSecondFactorMutation();
  const { submit, failure } = useSubmit(
    (values: { code: string }) => confirm({ code: vault.seal(values.code.trim()) }),
    {
      failure: ACCOUNT_MESSAGES.enableFailed,
      failureIn: 'alertUnlessFields',
      onDone: (codes) => onConfirmed(codes.map((one) => vault.open(one))),
    },
  );
  const [copied, setCopied] = useState<boolean | null>(null);
  const code = useRef<HTMLInputElement>(null);
  const keyId = useId();
  useEffect(() => code.current?.focus(), []);
  const shownKey = useRef<HTMLElement>(null);
  const copy = async () => setCopied(await copyText(key, shownKey.current));

  return (
    <Formik initialValues={{ code: '' }} validationSchema={secondFactorConfirmSchema} onSubmit={submit}>
      <FormikForm spacing="tight" className={styles.step} label="Añadir la cuenta a la aplicación">
        <p>Escanea este código con tu aplicación de autenticación, o escribe la clave en ella.</p>
        <div className={styles.code}>
          <QrCode value={uri} alt="Código QR para tu aplicación de autenticación" size={200} />
        </div>
        <div className={styles.key}>
          <p>
            <span className={styles.label} id={keyId}>
              Clave
            </span>
            <code ref={shownKey} className={styles.text} aria-labelledby={keyId}>
              {(key.match(/.{1,4}/g) ?? []).join(' ')}
            </code>
          </p>
          <Button icon={CopyIcon} onClick={copy}>
            Copiar clave
          </Button>
        </div>
        <p role="status" className={styles.status}>
          {copied === null
            ? ''
            : copied
              ? 'Clave copiada al portapapeles'
              : 'No se pudo copiar: la clave está seleccionada, cópiala a mano.'}
        </p>
        <FormAlert text={failure} />
        <FormikTextField
          ref={code}
          name="code"
          label="Código"
          help="Las 6 cifras que muestra ahora la aplicación"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
        />
        <DialogActions>
          <Button onClick={onCancel}>Cancelar</Button>
          <FormikSubmit>Activar</FormikSubmit>
        </DialogActions>
      </FormikForm>
    </Formik>
  );
}
