import { BannerPlugin, Compilation } from 'webpack';

/**
 * Tells the browser to compile every function while it downloads, beside the page's own work, instead of one by one at
 * the first call: nearly all are called at once. Chromium reads it, others pass it over. Measured on a simulated
 * phone: starting takes a third of the time. It can go when browsers compile what a page runs at once by themselves.
 */
export const compileWhileDownloading = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which removes comments.
    stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
