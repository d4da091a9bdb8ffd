import { type Compiler, sources } from 'webpack';
import { DIGEST_FILE, sourcesOfTheApp } from '../ensureBuild';

/** Writes into the build what it was made of, so that a later start knows whether it still is. */
export class SourcesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SourcesPlugin', (compilation) => {
      // Taken before webpack reads the sources, so that a change during the build makes the next start build again.
      const read = sourcesOfTheApp();
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'SourcesPlugin', stage }, async () => {
        compilation.emitAsset(DIGEST_FILE, new sources.RawSource((await read).digest));
      });
    });
  }
}
