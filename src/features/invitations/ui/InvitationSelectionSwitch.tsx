import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ToggleSwitch } from '@/shared/ui/toggle-switch/ToggleSwitch';
import { selectionEnded, selectionStarted, selectSelection } from '../selection';

/** Turns the checkboxes of the invitations on and off. */
export function InvitationSelectionSwitch() {
  const dispatch = useAppDispatch();
  const { active } = useAppSelector(selectSelection);
  return (
    <ToggleSwitch
      label="Seleccionar"
      value={active}
      onChange={(on) => dispatch(on ? selectionStarted() : selectionEnded())}
    />
  );
}
