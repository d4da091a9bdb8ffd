import { useEffect, useRef } from 'react';
import type { Routine } from '@/contract/routineAnswers';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { TextField } from '@/shared/ui/text-field/TextField';
import { routineLink } from '../routineFile';
import styles from './RoutineLinkDialog.module.css';

export interface RoutineLinkDialogProps {
  routine: Routine;
  onClose: () => void;
}

/** The link of a routine, selected, where the browser does not let it be copied. */
export function RoutineLinkDialog({ routine, onClose }: RoutineLinkDialogProps) {
  const link = useRef<HTMLInputElement>(null);
  useEffect(() => link.current?.select(), []);
  return (
    <Dialog open size="sm" title="Compartir rutina" description={routine.name} onClose={onClose}>
      <div className={styles.body}>
        <InlineAlert tone="warning" live>
          {ROUTINE_MESSAGES.copyFailed}
        </InlineAlert>
        <TextField
          ref={link}
          label="Enlace de la rutina"
          value={routineLink(routine)}
          onChange={() => undefined}
          readOnly
        />
      </div>
    </Dialog>
  );
}
