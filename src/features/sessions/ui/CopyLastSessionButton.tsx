import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { isCalendarDate } from '@/contract/common/formats';
import type { Session } from '@/contract/sessionAnswers';
import { SESSION_MESSAGES } from '@/contract/sessions';
import { errorText } from '@/shared/api/errors';
import { inEpisode } from '@/shared/api/records';
import { formatLongDate, practiceWallClock } from '@/shared/lib/dates';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { CopyIcon } from '@/shared/ui/icon/icons';
import { useLazyListPatientSessionsQuery } from '../api';
import { copiedValues, hasContent, type SessionValues } from '../formValues';
import { lastSession } from '../history';

export interface CopyLastSessionButtonProps {
  /** The duration is that of an appointment and stays. */
  keepsDuration?: boolean;
}

/**
 * Fills the form with the content of the patient's last session before the one that is written. It is of the chosen episode,
 * if there is one. Asks first if that would overwrite something.
 */
export function CopyLastSessionButton({ keepsDuration = false }: CopyLastSessionButtonProps) {
  const dispatch = useAppDispatch();
  const { values, setValues } = useFormikContext<SessionValues>();
  const [load, { isFetching }] = useLazyListPatientSessionsQuery();
  const [found, setFound] = useState<Session | null>(null);
  // The form as it is when the answer comes; undefined once it has left the screen.
  const form = useRef<SessionValues>(undefined);
  useEffect(() => {
    form.current = values;
    return () => {
      form.current = undefined;
    };
  }, [values]);

  const copy = (session: Session) => {
    setFound(null);
    void setValues((held: SessionValues) => copiedValues(held, session, keepsDuration));
    dispatch(
      toastRequested({
        message: `Copiada la sesión del ${formatLongDate(session.date)}`,
        variant: 'info',
      }),
    );
  };

  const look = async () => {
    const { patientId } = values;
    const { data, error } = await load(patientId);
    // Another patient's form takes nothing of this one, and one that was left says nothing.
    if (form.current?.patientId !== patientId) return;
    if (error)
      return dispatch(
        toastRequested({ message: errorText(error, SESSION_MESSAGES.listFailed), variant: 'error' }),
      );
    const { episodeId, date, time } = form.current;
    const now = practiceWallClock(new Date());
    const writing = isCalendarDate(date) && time ? { date, time } : now;
    const last = lastSession((data ?? []).filter(inEpisode(episodeId)), now, writing);
    if (!last)
      return dispatch(
        toastRequested({
          message: `Este ${episodeId ? 'proceso' : 'paciente'} no tiene sesiones anteriores`,
          variant: 'info',
        }),
      );
    return hasContent(form.current, keepsDuration) ? setFound(last) : copy(last);
  };

  return (
    <>
      <Button
        icon={CopyIcon}
        disabled={values.patientId === ''}
        loading={isFetching}
        onClick={() => void look()}
      >
        Copiar la última sesión
      </Button>
      <ConfirmDialog
        open={found !== null}
        tone="primary"
        title="¿Copiar la última sesión?"
        subject={found && `${formatLongDate(found.date)} · ${found.treatmentType}`}
        consequence={`El tratamiento, ${keepsDuration ? '' : 'la duración, '}la ubicación, las notas y los ejercicios que has escrito se sustituirán por los suyos.`}
        confirmLabel="Copiar sesión"
        onCancel={() => setFound(null)}
        onConfirm={() => found && copy(found)}
      />
    </>
  );
}
