import { createContext, useContext } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

/**
 * Says where floating parts below it are drawn. A modal `<dialog>` lies in the browser's top layer and makes the
 * rest of the page inert, so lists and calendars opened inside must live inside it too.
 */
export const PortalContainerProvider = PortalContext.Provider;

/** Element for floating parts, or `undefined` for the page itself. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
