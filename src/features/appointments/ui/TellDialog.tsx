import { useRef, useState } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { firstName, formatPhone, internationalDigits, phoneHref } from '@/contract/common/text';
import { TOLD_WAY_LABELS, TOLD_WAYS, type ToldWay } from '@/contract/communications';
import { errorText, isApiError } from '@/shared/api/errors';
import { copiedText, copyText } from '@/shared/lib/browser';
import { usePracticeIdentity } from '@/shared/practice-identity/api';
import { useAppDispatch } from '@/shared/redux';
import { leadsBackState, ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts/slice';
import { Button, buttonClass, ButtonLink } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { FormStack } from '@/shared/ui/form-layout/FormLayout';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { useLateFailure } from '@/shared/lateToasts';
import { changeRefused, useNoteToldMutation } from '../api';
import { longMoment } from '../appointmentTexts';
import styles from './calendar/AppointmentDialog.module.css';

/**
 * What is said of an appointment: when, with whom and where, that it is off, or from when to when it goes. Nothing of what is
 * treated.
 */
function textOf(
  { patientName, date, expected, status, therapist }: Appointment,
  practice: ReturnType<typeof usePracticeIdentity>,
): string {
  const isFormal = practice?.formality === 'USTED';
  const say = (informal: string, formal: string) => (isFormal ? formal : informal);
  const where = practice?.name ? ` en ${practice.name}` : '';
  const who = therapist?.name ? `, con ${therapist.name}` : '';
  const reach = practice?.phone
    ? `${say('llámanos', 'llámenos')} al ${formatPhone(practice.phone)}`
    : say('avísanos', 'avísenos');
  const greeting = `Hola, ${say(firstName(patientName), patientName)}:`;
  const known = `${say('tu', 'su')} cita${where} del ${longMoment(expected ?? date)}`;
  if (status === 'CANCELLED')
    return `${greeting} ${known}${who && `${who},`} se ha cancelado. Si ${say('quieres', 'quiere')} otra, ${reach}.`;
  const stands = expected
    ? `${known} pasa al ${longMoment(date)}${who}`
    : `${say('tienes', 'tiene')} cita${where} el ${longMoment(date)}${who}`;
  return `${greeting} ${stands}. Si no ${say('puedes', 'puede')} venir, ${reach}.`;
}

/** Addresses that open a program with the text ready; none without a number. */
function waysTo(phone: string | null, text: string): { way: ToldWay; label: string; href: string }[] {
  const call = phone ? phoneHref(phone) : null;
  if (!phone || !call) return [];
  const said = encodeURIComponent(text);
  const digits = internationalDigits(phone);
  return [
    ...(digits
      ? [{ way: 'WHATSAPP' as const, label: 'WhatsApp', href: `https://wa.me/${digits}?text=${said}` }]
      : []),
    { way: 'SMS', label: 'SMS', href: `${call.replace(/^tel:/, 'sms:')}?body=${said}` },
    { way: 'CALL', label: 'Llamar', href: call },
  ];
}

const WAY_OPTIONS = TOLD_WAYS.map((value) => ({ value, label: TOLD_WAY_LABELS[value] }));

export interface TellDialogProps {
  appointment: Appointment;
  onClose: () => void;
}

/** Tells a patient of an appointment by hand, with the text ready, and notes that it was done. Nothing leaves by itself. */
export function TellDialog({ appointment, onClose }: TellDialogProps) {
  // What is read to a patient must not change under whoever reads it. The server refuses what is not so any more.
  const [read, setRead] = useState(appointment);
  const [isOutdated, setOutdated] = useState(false);
  if (isOutdated && appointment !== read) {
    setRead(appointment);
    setOutdated(false);
  }
  const { id, date, status, patientId, patientName, patientPhone } = read;
  const dispatch = useAppDispatch();
  const practice = usePracticeIdentity();
  const tellLate = useLateFailure();
  const [note, { error, isLoading }] = useNoteToldMutation();
  const [way, setWay] = useState<ToldWay>('CALL');
  const text = textOf(read, practice);
  const ways = waysTo(patientPhone, text);
  const shown = useRef<HTMLParagraphElement>(null);
  const copy = async () => {
    const isCopied = await copyText(text, shown.current);
    const variant = isCopied ? 'success' : 'error';
    dispatch(toastRequested({ message: copiedText(isCopied, 'Texto'), variant }));
  };
  const noteTold = async () => {
    const result = await note({ id, way, date, ...(status === 'CANCELLED' && { isOff: true }) });
    if ('error' in result) {
      tellLate(result.error, MESSAGES.toldFailed);
      setOutdated(isApiError(result.error) && result.error.status === 409);
      return void dispatch(changeRefused(id, result.error));
    }
    dispatch(toastRequested({ message: MESSAGES.told, variant: 'success' }));
    onClose();
  };
  return (
    <Dialog open title={`Avisar a ${patientName || 'el paciente'}`} onClose={onClose} size="sm">
      <FormStack>
        <p ref={shown}>{text}</p>
        {ways.length === 0 && (
          <InlineAlert
            action={
              <ButtonLink size="sm" to={ROUTES.editPatient(patientId)} state={leadsBackState}>
                Añadir teléfono
              </ButtonLink>
            }
          >
            No hay un teléfono con el que avisar. Añádelo en sus datos de contacto.
          </InlineAlert>
        )}
        <div className={styles.actions} role="group" aria-label="Avisar por">
          {ways.map(({ way: one, label, href }) => (
            <a
              key={one}
              className={buttonClass({})}
              href={href}
              // A page opens apart; SMS and calls open a program, and would leave an empty tab.
              {...(one === 'WHATSAPP' && { target: '_blank', rel: 'noopener noreferrer' })}
              onClick={() => setWay(one)}
            >
              {label}
            </a>
          ))}
          <Button onClick={() => void copy()}>Copiar texto</Button>
        </div>
        <NativeSelectField
          label="Avisado por"
          options={WAY_OPTIONS}
          value={way}
          onChange={(value) => value && setWay(value)}
        />
        {error && (
          <InlineAlert tone="danger" live>
            {errorText(error, MESSAGES.toldFailed)}
          </InlineAlert>
        )}
        <Button variant="primary" fullWidth disabled={isLoading} onClick={() => void noteTold()}>
          Anotar como avisado
        </Button>
      </FormStack>
    </Dialog>
  );
}
