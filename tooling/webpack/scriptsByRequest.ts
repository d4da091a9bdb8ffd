import type { Compilation } from 'webpack';

/** Scripts downloaded by each `import()`, by its request. */
export function scriptsByRequest(compilation: Compilation): Record<string, string[]> {
  const loads: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups) {
    const scripts = group.getFiles().filter((file) => file.endsWith('.js'));
    for (const { request } of group.origins) if (request) loads[request] = scripts;
  }
  return loads;
}

const FRAME = './SignedInArea';
const PAGES = '@/pages';

/** For index.html: the scripts of the signed-in shell, and those of screens by address. */
export function scriptsBehindLogin(compilation: Compilation): {
  frame: string[];
  screens: Record<string, string[]>;
} {
  const read = Object.entries(scriptsByRequest(compilation)).map(
    ([request, files]) =>
      [request, files.filter((file) => !/\/main\./.test(file)).map((file) => `/${file}`)] as const,
  );
  return {
    frame: read.find(([request]) => request === FRAME)?.[1] ?? [],
    screens: Object.fromEntries(
      read
        .filter(([request]) => request.startsWith(PAGES))
        .map(([request, files]) => [request.slice(PAGES.length), files]),
    ),
  };
}
