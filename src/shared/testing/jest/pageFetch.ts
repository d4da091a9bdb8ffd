/**
 * `fetch` and `Request` for the page of a test. Node's versions accept neither relative addresses nor the page's abort
 * signals, so these resolve the address and forward the abort.
 */
export function pageFetch(pageAddress: () => string): { Request: typeof Request; fetch: typeof fetch } {
  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      const target = input instanceof Request ? input : new URL(String(input), pageAddress()).href;
      super(target, init.signal ? { ...init, signal: follow(init.signal) } : init);
    }
  }
  return { Request: PageRequest, fetch: (input, init) => fetch(new PageRequest(input, init)) };
}

function follow(signal: AbortSignal): AbortSignal {
  const follower = new AbortController();
  if (signal.aborted) follower.abort(signal.reason);
  else signal.addEventListener('abort', () => follower.abort(signal.reason), { once: true });
  return follower.signal;
}
