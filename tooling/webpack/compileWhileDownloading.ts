import { BannerPlugin, Compilation } from 'webpack';

/**
 * Tells the browser to compile all functions during the download, in the background, instead of each at its
 * first call, because nearly all are called at once. Chromium supports this; others ignore it. Measured on a
 * simulated phone: starting takes a third of the time. Remove it when browsers do this by themselves.
 */
export const compileWhileDownloading = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which removes comments.
    stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
