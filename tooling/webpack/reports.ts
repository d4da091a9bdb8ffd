import { type Chunk, type ChunkGroup, type Compilation, type Compiler, sources } from 'webpack';
import { scriptsByRequest } from './scriptsByRequest';

/**
 * Writes the scripts downloaded by each screen (`bundle.json`), for the budgets of `npm test` and `npm run
 * bench`.
 */
export class BundleReportPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BundleReportPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BundleReportPlugin', stage }, () => {
        const report = JSON.stringify(scriptsByRequest(compilation));
        compilation.emitAsset('bundle.json', new sources.RawSource(report));
      });
    });
  }
}

/** Chunks of pages. Those of workers are programs of their own, which a page cannot run. */
function chunksOfPages({ entrypoints }: Compilation): Set<Chunk> {
  const groups = new Set<ChunkGroup>(entrypoints.values());
  // A set also visits what is added while it is walked.
  for (const group of groups) for (const child of group.childrenIterable) groups.add(child);
  return new Set([...groups].flatMap((group) => group.chunks));
}

/**
 * Lists all files of the build's pages for the replay (app/devtools), which downloads them before it blocks requests.
 */
export class ChunkListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkListPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkListPlugin', stage }, () => {
        const files = [...chunksOfPages(compilation)].flatMap((chunk) => [...chunk.files]);
        const list = files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => `/${file}`);
        compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(list)));
      });
    });
  }
}
