import { loadLateParts } from '@/shared/ui/late-part/latePart';
import { SCREENS } from '../router/useScreen';

/**
 * Adds a script or style sheet of the build to the page. A failed download is retried when the file is
 * needed.
 */
function add(file: string): Promise<void> {
  return new Promise((resolve) => {
    const isStyle = file.endsWith('.css');
    const element = isStyle
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file })
      : Object.assign(document.createElement('script'), { src: file });
    element.onload = () => resolve();
    element.onerror = () => resolve();
    document.head.append(element);
  });
}

/**
 * Downloads the code of all screens and late parts (from the list written by webpack.config.ts). A replay
 * then needs no requests, and its reducers know every endpoint.
 */
export async function loadEverything(): Promise<void> {
  const files = await fetch('/chunks.json')
    .then((answer) => answer.json() as Promise<string[]>)
    .catch(() => []);
  const known = new Set(
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[rel="stylesheet"]',
      ),
    ].map((element) => new URL('src' in element ? element.src : element.href).pathname),
  );
  await Promise.all(files.filter((file) => !known.has(file)).map(add));
  await Promise.all([
    import('../frame/SnackbarToaster'),
    import('@/pages/register'),
    import('@/pages/password-reset'),
    import('@/pages/appointment-link'),
    import('@/pages/invitation-registration'),
    ...SCREENS.map(({ lazy }) => lazy().catch(() => undefined)),
  ]);
  await loadLateParts();
}
