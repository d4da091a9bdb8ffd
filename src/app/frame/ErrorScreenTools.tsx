import { createContext, type ReactNode, use } from 'react';

const Tools = createContext<ReactNode>(null);

/** Developer tools on the global error screen; empty in a production build. */
export const ErrorScreenToolsProvider = Tools;

/** Shown on the global error screen in QA builds. */
export function ErrorScreenTools() {
  return use(Tools);
}
