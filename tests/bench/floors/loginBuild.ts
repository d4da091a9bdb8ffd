import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webpack } from 'webpack';
import configuration from '../../../webpack.config';
import { ROOT } from '../../../tooling/lib/run';

/**
 * Size of the floor's first script in KB brotli. Same build settings, but with the libraries as published.
 */
export async function loginFloorSize(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'andadura-floor-'));
  const ours = configuration({}, { mode: 'production' });
  const bench = join(__dirname, 'login');
  try {
    await new Promise<void>((resolve, reject) =>
      webpack(
        {
          ...ours,
          entry: { main: join(bench, 'main.tsx') },
          output: { ...ours.output, path: folder },
          resolve: { extensions: ['.tsx', '.ts', '.js'] },
          module: {
            rules: [
              {
                test: /\.tsx$/,
                include: bench,
                loader: 'babel-loader',
                options: { configFile: join(ROOT, 'babel.config.js') },
              },
            ],
          },
          plugins: (ours.plugins ?? []).filter((plugin) => plugin?.constructor.name === 'CompressionPlugin'),
          optimization: { minimizer: ours.optimization?.minimizer ?? [] },
          cache: false,
        },
        (error, stats) =>
          error || stats?.hasErrors()
            ? reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })))
            : resolve(),
      ),
    );
    const assets = join(folder, 'assets');
    const script = readdirSync(assets).find((file) => /^main\..*\.js\.br$/.test(file)) ?? '';
    return statSync(join(assets, script)).size / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
