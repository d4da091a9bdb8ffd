import { useMemo } from 'react';
import type { Role } from '@/contract/common/roles';
import { LETTER_SHORTCUTS, paletteClosed, selectPaletteOpen, useShortcuts } from '@/features/palette';
import type { StaffPaletteProps } from '@/pages/palette';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { FailedDialog, latePart } from '@/shared/ui/late-part';
import { MENUS } from './navigation';

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
export function ShellSearch({ role }: { role: Exclude<Role, 'PATIENT'> }) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectPaletteOpen);
  const withRecord = role === 'THERAPIST';
  const letters = useMemo(() => {
    const screens = MENUS[role].map(({ to }) => to);
    // A form belongs to the list under whose address it lies.
    return LETTER_SHORTCUTS.filter(({ to }) => screens.some((screen) => `${to}/`.startsWith(`${screen}/`)));
  }, [role]);
  useShortcuts(letters);
  if (!open) return null;
  return (
    <StaffPalette
      open={open}
      pages={MENUS[role]}
      letters={letters}
      withRecord={withRecord}
      onClose={() => dispatch(paletteClosed())}
    />
  );
}
