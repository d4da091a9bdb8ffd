import { createContext, useContext } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

/**
 * Sets where floating parts are rendered. A modal `<dialog>` makes the rest of the page inert, so lists and
 * calendars opened inside it must be rendered inside it too.
 */
export const PortalContainerProvider = PortalContext.Provider;

/** Container for floating parts, or `undefined` for the page itself. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
