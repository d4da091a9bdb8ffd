import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import {
  BannerPlugin,
  Compilation,
  type Compiler,
  type Configuration,
  type Module,
  DefinePlugin,
  NormalModuleReplacementPlugin,
  sources,
} from 'webpack';
import 'webpack-dev-server';

// The package has no types.
const optimizeLocales: {
  webpack(options: { locales: string[] }): NonNullable<Configuration['plugins']>[number];
} = require('@react-aria/optimize-locales-plugin');

const SERVER = 'http://localhost:3000';
const ROUTER = join(__dirname, 'node_modules/react-router/dist');
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;

/*
 * Two things look like side effects to every minifier and keep react-router's forms and submissions in a bundle that
 * uses none of them: `Form = React.forwardRef(…)` without a mark that says it is pure, and `Form.displayName = 'Form'`,
 * which only serves developers. And it carries parts that only its data and framework modes reach: what `<Link prefetch>`
 * adds to the page, view transitions, its loaders' navigation and error boundaries. This application is declarative, so
 * these come out empty.
 */
const OTHER_MODES: readonly (string | undefined)[] = [
  'PrefetchPageLinks',
  'DefaultErrorComponent',
  'useNavigateStable',
  'useViewTransitionState',
];
/** What `usePrefetchBehavior` answers in this mode: nothing is fetched, no element is watched, no handler is added. */
const NO_PREFETCH = {
  type: 'ReturnStatement',
  argument: {
    type: 'ArrayExpression',
    elements: [
      { type: 'BooleanLiteral', value: false },
      { type: 'NullLiteral' },
      { type: 'ObjectExpression', properties: [] },
    ],
  },
};
const letRouterBeShaken = () => ({
  visitor: {
    CallExpression(path: BabelPath) {
      if (
        path.parent.type === 'VariableDeclarator' &&
        ['forwardRef', 'createContext', 'memo'].includes(path.node.callee?.property?.name ?? '')
      )
        path.addComment('leading', '#__PURE__');
    },
    FunctionDeclaration(path: BabelPath) {
      const name = path.node.id?.name;
      const isPrefetch = name === 'usePrefetchBehavior';
      if (isPrefetch || OTHER_MODES.includes(name))
        path
          .get('body')
          .replaceWith({ type: 'BlockStatement', body: isPrefetch ? [NO_PREFETCH] : [], directives: [] });
    },
    ClassExpression(path: BabelPath) {
      if (path.parent.id?.name === 'RenderErrorBoundary')
        path.get('body').replaceWith({ type: 'ClassBody', body: [] });
    },
    ExpressionStatement(path: BabelPath) {
      if (path.parent.type === 'Program' && path.node.expression?.left?.property?.name === 'displayName')
        path.remove();
    },
  },
});

/*
 * Formik copies its forms' values with lodash's copier of everything, which weighs as much as a third of it. They are
 * plain objects and lists, which the language and the browser copy themselves.
 */
const PLAIN_COPIES: [RegExp, string][] = [
  [
    /^lodash-es\/clone$/,
    'export default (value) => Array.isArray(value) ? [...value] : typeof value === "object" && value ? { ...value } : value',
  ],
  [/^lodash-es\/cloneDeep$/, 'export default (value) => structuredClone(value)'],
];

/** What `letRouterBeShaken` reads of Babel's paths. */
interface BabelPath {
  parent: { type: string; id?: { name?: string } };
  node: {
    id?: { name?: string };
    callee?: { property?: { name?: string } };
    expression?: { left?: { property?: { name?: string } } };
  };
  get(part: string): { replaceWith(node: object): void };
  addComment(place: string, text: string): void;
  remove(): void;
}

/** Puts the files of `public/` beside the build's own, under their own names. */
class PublicFilesPlugin {
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

/** The scripts that each `import()` downloads, by what it asks for. */
function scriptsByRequest(compilation: Compilation): Record<string, string[]> {
  const loads: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups) {
    const scripts = group.getFiles().filter((file) => file.endsWith('.js'));
    for (const { request } of group.origins) if (request) loads[request] = scripts;
  }
  return loads;
}

/** React Aria, and the fields that are made of it. */
const CONTROLS =
  /node_modules[\\/](?:react-aria|react-aria-components|react-stately|@internationalized)[\\/]|[\\/]shared[\\/]ui[\\/](?:aria-overlay|combo-box-field|date-field|date-picker-field|time-field)[\\/][^/\\]+\.tsx?$/;

const FRAME = './SignedInArea';
const PAGES = '@/pages';

/** For index.html: the scripts of the frame behind the sign-in, and by address those of the screens named like it. */
function scriptsBehindLogin(compilation: Compilation): {
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

/** Writes which scripts each screen downloads (`bundle.json`), for the budgets of `npm test` and `npm run bench`. */
class BundleReportPlugin {
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

/** Lists the parts of the build for the replayer (app/devtools), which downloads them before it holds everything back. */
class ChunkListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkListPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkListPlugin', stage }, () => {
        const files = [...compilation.chunks].flatMap((chunk) => [...chunk.files]);
        const list = files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => `/${file}`);
        compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(list)));
      });
    });
  }
}

/**
 * Environment at build time: `API_BASE_URL` (a backend at another address; default the page's own), `REALTIME=on|off`
 * (default on in development, off in production), `DEVTOOLS=on` (a production build for QA with Redux DevTools).
 */
export default function configuration(_env: unknown, argv: { mode?: string }): Configuration {
  const production = argv.mode !== 'development';
  const mode = production ? 'production' : 'development';
  // Babel reads it, also while webpack-cli runs from a shell that says otherwise.
  process.env.NODE_ENV = mode;
  const flags = {
    API_BASE_URL: process.env.API_BASE_URL ?? '',
    REALTIME: process.env.REALTIME ? process.env.REALTIME === 'on' : !production,
    __DEVTOOLS__: process.env.DEVTOOLS ? process.env.DEVTOOLS === 'on' : !production,
  };

  return {
    mode,
    entry: { main: './src/app/main.tsx' },
    output: {
      path: join(__dirname, 'dist'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      clean: true,
      // Written even if unchanged: the age of `dist/index.html` tells whether the build is newer than the sources.
      compareBeforeEmit: false,
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@': join(__dirname, 'src'),
        // Its package.json leads to the build with developers' warnings whatever the mode is.
        ...(production && {
          'react-router$': join(ROUTER, 'production/index.mjs'),
          'react-router/dom$': join(ROUTER, 'production/dom-export.mjs'),
        }),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: join(__dirname, 'src'),
          loader: 'babel-loader',
          options: { cacheDirectory: true, cacheCompression: false },
        },
        ...(production
          ? [
              {
                test: /\.mjs$/,
                include: ROUTER,
                loader: 'babel-loader',
                options: { babelrc: false, configFile: false, compact: false, plugins: [letRouterBeShaken] },
              },
            ]
          : []),
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]--[hash:base64:4]',
                },
              },
            },
          ],
        },
        { test: /\.(?:svg|png|jpg|webp|woff2)$/, type: 'asset' },
      ],
    },
    plugins: [
      new DefinePlugin(
        Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        // Shared styles are in one sheet in one order (below); what is left are CSS modules that never meet.
        ignoreOrder: true,
      }),
      new HtmlPlugin({
        template: './src/app/index.html',
        inject: false,
        templateParameters: { scriptsBehindLogin },
        minify: production && {
          collapseWhitespace: true,
          keepClosingSlash: true,
          removeComments: true,
          minifyCSS: true,
          minifyJS: true,
        },
      }),
      new PublicFilesPlugin(join(__dirname, 'public')),
      ...(flags.__DEVTOOLS__ ? [new ChunkListPlugin()] : []),
      // React Aria speaks thirty languages; this one speaks Spanish.
      optimizeLocales.webpack({ locales: ['es-ES'] }),
      ...(production
        ? [
            ...PLAIN_COPIES.map(
              ([request, code]) => new NormalModuleReplacementPlugin(request, `data:text/javascript,${code}`),
            ),
            /*
             * Tells the browser to compile every function while it downloads, beside the page's own work, instead of
             * one by one at the first call: nearly all are called at once, and starting takes a third of the time.
             * After the minifier, which removes comments.
             */
            new BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /\.js$/,
              stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
            }),
            new BundleReportPlugin(),
            new CompressionPlugin<BrotliOptions>({
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              test: COMPRESSIBLE,
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
              threshold: 512,
            }),
            new CompressionPlugin({
              filename: '[path][base].gz',
              algorithm: 'gzip',
              test: COMPRESSIBLE,
              compressionOptions: { level: 9 },
              threshold: 512,
            }),
          ]
        : [new ForkTsCheckerPlugin()]),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 3 }, mangle: true, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
      splitChunks: {
        // The entry stays one script: with its style sheet and the page that makes three requests to the first screen.
        chunks: 'async',
        // Below this a request costs more than the bytes twice.
        minSize: 40_000,
        cacheGroups: {
          /*
           * The accessible controls, which forms of many screens share: one script, loaded once with the first screen
           * that needs it, or while the shell is idle (router/SignedInArea).
           */
          controls: {
            name: 'controls',
            chunks: 'async',
            enforce: true,
            priority: 10,
            test: CONTROLS,
          },
          // What the screens behind the sign-in add to it, small beside the requests it would otherwise take.
          screenStyles: {
            name: 'screens',
            chunks: 'async',
            enforce: true,
            priority: -5,
            test: (module: Module) => module.type === 'css/mini-extract',
          },
          /*
           * The styles of the design language go into the entry's sheet, in one order whatever route was opened
           * first: a part's `className` then wins over the part's own rules everywhere or nowhere.
           */
          sharedStyles: {
            name: 'main',
            chunks: 'all',
            enforce: true,
            test: (module: Module) =>
              module.type === 'css/mini-extract' &&
              /[\\/]src[\\/](?:app|shared)[\\/]/.test(module.identifier()),
          },
        },
      },
    },
    // Sizes are judged by `npm run bench`, against floors measured beside them.
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(__dirname, 'node_modules/.cache/webpack'),
      name: `${mode}-${Object.values(flags).map(String).join('-').replace(/\W+/g, '_')}`,
      buildDependencies: {
        config: [__filename, join(__dirname, 'babel.config.js'), join(__dirname, 'package.json')],
      },
    },
    infrastructureLogging: { level: 'warn' },
    stats: production ? { preset: 'errors-warnings', timings: true } : 'errors-warnings',
    devServer: {
      port: 5173,
      host: 'localhost',
      historyApiFallback: true,
      static: false,
      client: { overlay: { errors: true, warnings: false } },
      proxy: [
        { context: ['/api'], target: SERVER },
        { context: ['/socket.io'], target: SERVER, ws: true },
      ],
    },
  };
}
