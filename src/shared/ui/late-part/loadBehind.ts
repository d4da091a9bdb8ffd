/**
 * Downloads and uses a module that is not essential, e.g. for storing preferences. After a failure it retries
 * when the connection returns.
 */
export function loadBehind<Module>(load: () => Promise<Module>, use: (module: Module) => void): void {
  load().then(use, () => window.addEventListener('online', () => loadBehind(load, use), { once: true }));
}
