import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { type Configuration, DefinePlugin } from 'webpack';
import 'webpack-dev-server';
import { compileWhileDownloading } from './tooling/webpack/compileWhileDownloading';
import { compressed } from './tooling/webpack/compression';
import { onlySpanish } from './tooling/webpack/onlySpanish';
import { plainCopies } from './tooling/webpack/plainCopies';
import { PublicFilesPlugin } from './tooling/webpack/PublicFilesPlugin';
import { BundleReportPlugin } from './tooling/webpack/reports';
import { filesBehindLogin } from './tooling/webpack/scriptsByRequest';
import { SourcesPlugin } from './tooling/webpack/SourcesPlugin';
import { splitting } from './tooling/webpack/splitting';

const SERVER = 'http://localhost:3000';
const ROUTER = join(__dirname, 'node_modules/react-router/dist/production');

/**
 * Build settings from the environment: `API_BASE_URL` (address of another backend; default the page's own),
 * `REALTIME=on|off` (default on in development, off in production), `DEVTOOLS=on` (a production build for QA
 * with Redux DevTools).
 */
export default function configuration(_env: unknown, argv: { mode?: string }): Configuration {
  const production = argv.mode !== 'development';
  const mode = production ? 'production' : 'development';
  // Babel reads it, even if webpack-cli was started with another value.
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
      // Write the file even if unchanged, because the age of `dist/index.html` tells whether the build is up
      // to date.
      compareBeforeEmit: false,
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@': join(__dirname, 'src'),
        // The package.json of react-router selects its development build, whatever the mode.
        ...(production && {
          'react-router$': join(ROUTER, 'index.mjs'),
          'react-router/dom$': join(ROUTER, 'dom-export.mjs'),
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
        // Its package does not say so. A screen that uses no schema then downloads none of it.
        { test: /[\\/]node_modules[\\/]yup[\\/]/, sideEffects: false },
      ],
    },
    plugins: [
      new DefinePlugin(
        Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        // Shared styles are in one sheet in a fixed order (below). The rest are CSS modules that are never
        // used together.
        ignoreOrder: true,
      }),
      new HtmlPlugin({
        template: './src/app/index.html',
        inject: false,
        templateParameters: { filesBehindLogin },
        minify: production && {
          collapseWhitespace: true,
          keepClosingSlash: true,
          removeComments: true,
          minifyCSS: true,
          minifyJS: true,
        },
      }),
      new PublicFilesPlugin(join(__dirname, 'public')),
      onlySpanish(),
      ...(production
        ? [
            ...plainCopies(),
            compileWhileDownloading(),
            new BundleReportPlugin(),
            new SourcesPlugin(),
            ...compressed(),
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
      splitChunks: splitting,
    },
    // Sizes are checked by `npm run bench` against floors measured with them.
    performance: { hints: false },
    // In CI nobody builds a second time, and writing the cache takes a quarter of the build.
    cache: !process.env.CI && {
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
