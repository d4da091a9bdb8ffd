/**
 * Downloads what the screen can do without, such as the keeping of preferences, and uses it. After a failure the
 * returning connection asks again.
 */
export function loadBehind<Module>(load: () => Promise<Module>, use: (module: Module) => void): void {
  load().then(use, () => window.addEventListener('online', () => loadBehind(load, use), { once: true }));
}
