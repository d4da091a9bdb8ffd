import { useMemo } from 'react';
import type { User } from '@/contract/authAnswers';
import { LETTER_SHORTCUTS, paletteClosed, selectPaletteOpen, useShortcuts } from '@/features/palette';
import type { StaffPaletteProps } from '@/pages/palette';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { FailedDialog } from '@/shared/ui/late-part/FailedDialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import { useMenu } from './navigation';

const StaffPalette = latePart<StaffPaletteProps & { onClose: () => void }>(
  async () => (await import('@/pages/palette')).StaffPalette,
  {
    failed: ({ onRetry, onClose }) => (
      <FailedDialog
        title="Buscar en la consulta"
        message="No se ha podido abrir la búsqueda"
        onRetry={onRetry}
        onClose={onClose}
      />
    ),
  },
);

/** The staff's shortcuts and, once asked for, the search over everything. */
export function ShellSearch({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectPaletteOpen);
  const withRecord = user.role === 'THERAPIST';
  const pages = useMenu(user);
  const letters = useMemo(() => {
    const screens = pages.map(({ to }) => to);
    // A form belongs to the list under whose address it lies.
    return LETTER_SHORTCUTS.filter(({ to }) => screens.some((screen) => `${to}/`.startsWith(`${screen}/`)));
  }, [pages]);
  useShortcuts(letters);
  if (!open) return null;
  return (
    <StaffPalette
      open={open}
      pages={pages}
      letters={letters}
      withRecord={withRecord}
      atDesk={!withRecord && pages.some(({ to }) => to === ROUTES.patients)}
      onClose={() => dispatch(paletteClosed())}
    />
  );
}
