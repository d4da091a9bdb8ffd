import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Compiler, sources } from 'webpack';

/** Copies the files of `public/` into the build under their own names. */
export class PublicFilesPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'PublicFilesPlugin', stage }, async () => {
        compilation.contextDependencies.add(this.folder);
        const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
        for (const entry of entries) {
          if (!entry.isFile()) continue;
          const path = join(entry.parentPath, entry.name);
          const name = relative(this.folder, path).replaceAll('\\', '/');
          compilation.emitAsset(name, new sources.RawSource(await readFile(path)));
        }
      });
    });
  }
}
