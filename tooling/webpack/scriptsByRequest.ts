import { dirname, join, relative } from 'node:path';
import type { Compilation, Module, NormalModule } from 'webpack';
import { ROOT } from '../lib/run';

/** A relative request as one from the root of the sources; a folder's `index` is the folder. */
function fromRoot(request: string, origin: Module | null): string {
  const importer = (origin as NormalModule | null)?.resource;
  if (!request.startsWith('.') || !importer) return request;
  return `@/${relative(join(ROOT, 'src'), join(dirname(importer), request))}`.replace(/\/index$/, '');
}

/** Files downloaded by each `import()` that have this ending, by what it asks for, e.g. `@/pages/patients`. */
function filesByRequest(compilation: Compilation, ending: RegExp): Record<string, string[]> {
  const loads: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups) {
    const files = group.getFiles().filter((file) => ending.test(file));
    for (const { request, module } of group.origins) if (request) loads[fromRoot(request, module)] = files;
  }
  return loads;
}

/** Scripts downloaded by each `import()`. */
export const scriptsByRequest = (compilation: Compilation): Record<string, string[]> =>
  filesByRequest(compilation, /\.js$/);

const FRAME = '@/app/router/signedInRoutes';
const PAGES = '@/pages';
const isPage = (request: string): boolean => /^@\/pages\/[^/]+$/.test(request);

/** For index.html: scripts and style sheets of the signed-in shell, and those of screens by address. */
export function filesBehindLogin(compilation: Compilation): {
  frame: string[];
  screens: Record<string, string[]>;
} {
  const read = Object.entries(filesByRequest(compilation, /\.(?:js|css)$/)).map(
    ([request, files]) =>
      [request, files.filter((file) => !/\/main\./.test(file)).map((file) => `/${file}`)] as const,
  );
  const frame = read.find(([request]) => request === FRAME)?.[1] ?? [];
  return {
    frame,
    screens: Object.fromEntries(
      read
        .filter(([request]) => isPage(request))
        .map(([request, files]) => [
          request.slice(PAGES.length),
          files.filter((file) => !frame.includes(file)),
        ]),
    ),
  };
}
