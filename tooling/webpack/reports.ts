import { type Compiler, sources } from 'webpack';
import { scriptsByRequest } from './scriptsByRequest';

/**
 * Writes the scripts downloaded by each screen (`bundle.json`), for the budgets of `npm run test:qa` and `npm run
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
