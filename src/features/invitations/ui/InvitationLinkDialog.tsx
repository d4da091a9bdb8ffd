import { useRef, useState } from 'react';
import { INVITATION_MESSAGES, INVITATION_VALID_DAYS } from '@/contract/invitations';
import { OUTBOX_MESSAGES } from '@/contract/system';
import { copiedText, copyText } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { CopyIcon, ShareIcon } from '@/shared/ui/icon/icons';
import { QrCode } from '@/shared/ui/qr-code/QrCode';
import { TextField } from '@/shared/ui/text-field/TextField';
import styles from './InvitationLinkDialog.module.css';

export interface InvitationLinkDialogProps {
  /** Invitation link for the patient; `null` while the dialog is closed. */
  link: string | null;
  email: string;
  /** No mail has left, because the practice has no mail server. */
  staysHere?: boolean;
  /** The mail has not left yet, because the mail server does not answer. */
  mailWaits?: boolean | undefined;
  onClose: () => void;
}

/** Text shared with the link. It passes through third-party services, so it holds no health data. */
const SHARED_TEXT = {
  title: 'Invitación',
  text: `Enlace para crear la cuenta. Caduca en ${INVITATION_VALID_DAYS} días y solo sirve una vez.`,
};

/** Whether the device has a share sheet; most desktop browsers have none. */
const canShare = (): boolean => typeof navigator.share === 'function';

function textsOf({ email, staysHere, mailWaits }: Omit<InvitationLinkDialogProps, 'link' | 'onClose'>) {
  if (staysHere)
    return {
      title: OUTBOX_MESSAGES.invitationTitle,
      description: OUTBOX_MESSAGES.invitationLink(email, INVITATION_VALID_DAYS),
    };
  if (mailWaits)
    return {
      title: OUTBOX_MESSAGES.invitationTitle,
      description: INVITATION_MESSAGES.linkOfWaiting(email),
    };
  return {
    title: 'Invitación enviada',
    description: `Hemos enviado el enlace a ${email}. También puedes dárselo tú: caduca en ${INVITATION_VALID_DAYS} días y solo sirve una vez.`,
  };
}

/** Link of a new invitation to copy or share, and as a QR code for a patient in the room. */
export function InvitationLinkDialog({ link, onClose, ...told }: InvitationLinkDialogProps) {
  const [status, setStatus] = useState('');
  const shown = useRef<HTMLInputElement>(null);
  const copy = async () => setStatus(copiedText(await copyText(link ?? '', shown.current), 'Enlace'));
  const share = async () => {
    try {
      await navigator.share({ ...SHARED_TEXT, url: link ?? '' });
      setStatus('Enlace compartido');
    } catch (error) {
      // Closing the share sheet rejects with AbortError, which is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setStatus('No se pudo compartir: copia el enlace.');
    }
  };
  return (
    <Dialog
      open={link !== null}
      onClose={() => {
        setStatus('');
        onClose();
      }}
      {...textsOf(told)}
      size="sm"
    >
      <div className={styles.body}>
        {link && <QrCode value={link} alt="Código QR con el enlace de la invitación" size={200} />}
        <TextField
          ref={shown}
          label="Enlace de la invitación"
          value={link ?? ''}
          onChange={() => undefined}
          readOnly
        />
        <div className={styles.actions}>
          <Button variant="primary" icon={CopyIcon} onClick={copy}>
            Copiar enlace
          </Button>
          {canShare() && (
            <Button icon={ShareIcon} onClick={share}>
              Compartir
            </Button>
          )}
        </div>
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
    </Dialog>
  );
}
