import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { CopyIcon } from '@/shared/ui/icon';
import { QrCode } from '@/shared/ui/qr-code';
import { TextField } from '@/shared/ui/text-field';
import styles from './InvitationLinkDialog.module.css';

/** Props of the hand-over of a fresh invitation. */
export interface InvitationLinkDialogProps {
  /** Address for the patient, or `null` while the dialog is closed. */
  link: string | null;
  email: string;
  onClose: () => void;
}

/** The link of a fresh invitation to copy, and as a QR code for a patient who is in the room. */
export function InvitationLinkDialog({ link, email, onClose }: InvitationLinkDialogProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(link ?? '').then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog
      open={link !== null}
      onClose={() => {
        setCopied(null);
        onClose();
      }}
      title="Invitación enviada"
      description={`Hemos enviado el enlace a ${email}. También puedes dárselo tú: caduca en 7 días y solo sirve una vez.`}
      size="sm"
    >
      <div className={styles.body}>
        {link && <QrCode value={link} alt="Código QR con el enlace de la invitación" size={200} />}
        <TextField label="Enlace de la invitación" value={link ?? ''} onChange={() => undefined} readOnly />
        <Button variant="primary" icon={CopyIcon} onClick={copy} fullWidth>
          Copiar enlace
        </Button>
        <p role="status" className={styles.status}>
          {copied === true && 'Enlace copiado al portapapeles'}
          {copied === false && 'No se pudo copiar: selecciona el enlace y cópialo a mano.'}
        </p>
      </div>
    </Dialog>
  );
}
