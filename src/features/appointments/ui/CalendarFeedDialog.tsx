import { Dialog } from '@/shared/ui/dialog';
import { latePart } from '@/shared/ui/late-part';
import { SkeletonText } from '@/shared/ui/skeleton';

export interface CalendarFeedDialogProps {
  open: boolean;
  onClose: () => void;
}

// Loaded on demand, because most people set up their calendar once.
const CalendarFeedSettings = latePart<object>(
  async () => (await import('./CalendarFeedSettings')).CalendarFeedSettings,
  {
    failed: 'No se ha podido cargar el enlace del calendario',
    waiting: () => <SkeletonText lines={2} label="Cargando" />,
  },
);

/** The private address of the user's calendar. */
export function CalendarFeedDialog({ open, onClose }: CalendarFeedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Calendario en otras aplicaciones"
      description="Una dirección privada para ver las citas en el calendario del móvil o del ordenador. No lleva datos clínicos ni nombres completos."
    >
      <CalendarFeedSettings />
    </Dialog>
  );
}
