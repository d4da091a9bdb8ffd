/** Import it first: requests outside a page need an absolute address. Replaces webpack's DefinePlugin. */
Object.assign(globalThis, { API_BASE_URL: 'http://practice.test', REALTIME: false });
