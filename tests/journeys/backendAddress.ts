/**
 * Import this first. Sets the constants of webpack's DefinePlugin; outside a page, requests need an absolute
 * address.
 */
Object.assign(globalThis, { API_BASE_URL: 'http://practice.test', REALTIME: false });
