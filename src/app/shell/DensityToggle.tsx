import { useEffect } from 'react';
import { selectView, viewChosen } from '@/shared/preferences/slice';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { RowsCloseIcon, RowsWideIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';

const SCREEN = 'density';
const COMPACT = 'compact';

/**
 * Switches between comfortable and compact rows on wide screens with a mouse. The choice is on the document, where
 * styles/tokens.css reads it.
 */
export function DensityToggle() {
  const dispatch = useAppDispatch();
  const isCompact = useAppSelector((state) => selectView(state, SCREEN, '')) === COMPACT;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isCompact) dataset.density = COMPACT;
    return () => {
      delete dataset.density;
    };
  }, [isCompact]);
  return (
    <IconButton
      label={isCompact ? 'Vista compacta. Cambiar a vista cómoda' : 'Vista cómoda. Cambiar a vista compacta'}
      icon={isCompact ? RowsCloseIcon : RowsWideIcon}
      onClick={() => dispatch(viewChosen({ screen: SCREEN, view: isCompact ? 'comfortable' : COMPACT }))}
    />
  );
}
