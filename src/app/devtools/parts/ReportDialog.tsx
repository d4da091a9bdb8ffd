import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { TextAreaField } from '@/shared/ui/text-area-field';

export interface ReportDialogProps {
  onSend: (words: string) => void;
  onClose: () => void;
}

const LONGEST = 2_000;

/** Asks what went wrong, in the person's own words, which must hold no patient's data. */
export function ReportDialog({ onSend, onClose }: ReportDialogProps) {
  const [words, setWords] = useState('');
  return (
    <Dialog
      open
      title="Enviar informe"
      description="Se guarda un archivo con la grabación, la versión, el navegador y lo último que se pidió al servidor."
      onClose={onClose}
    >
      <InlineAlert tone="warning">
        No escribas nombres ni datos de salud: este texto no se enmascara.
      </InlineAlert>
      <TextAreaField
        label="¿Qué ha pasado?"
        help="Qué hacías, qué esperabas y qué viste."
        value={words}
        onChange={setWords}
        limit={LONGEST}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="primary" disabled={words.length > LONGEST} onClick={() => onSend(words.trim())}>
          Guardar informe
        </Button>
      </DialogActions>
    </Dialog>
  );
}
