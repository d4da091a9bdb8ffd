import { createContext } from 'react';

/** Whether a part cannot be downloaded because the app has been replaced by a newer one, so that only a reload helps. */
export const Outdated = createContext(false);

/** The script that the open page started from. Its name changes with each build (webpack.config.ts). */
const STARTED_FROM = 'script[src^="/assets/main."]';

/** Whether the server's page starts from another script by now; the files of the open one are gone then. */
export async function isOutdated(): Promise<boolean> {
  const script = document.querySelector(STARTED_FROM)?.getAttribute('src');
  if (!script) return false;
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(script);
  } catch {
    return false;
  }
}
