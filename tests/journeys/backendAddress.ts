/** Import it first: outside a page, requests need a whole address. What webpack's DefinePlugin writes into a bundle. */
Object.assign(globalThis, { API_BASE_URL: 'http://practice.test', REALTIME: false });
