import { createContext, type ReactNode, use } from 'react';

const Tools = createContext<ReactNode>(null);

/** What the developers' tools add to the global error screen; nothing in a production build. */
export const ErrorScreenToolsProvider = Tools;

/** Stands on the global error screen where the tools are built in. */
export function ErrorScreenTools() {
  return use(Tools);
}
