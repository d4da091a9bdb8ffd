declare global {
  interface Window {
    /** Requests attempted by stories. The catalogue's test expects none. */
    storyNetwork: string[];
  }
}

/**
 * Rejects backend requests of stories, whose store has a fake backend. Requests to elsewhere (images, videos,
 * sockets) are blocked by the content security policy in preview-head.html.
 */
export function refuseNetwork(): void {
  window.storyNetwork = [];
  const ownFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin === location.origin && !url.pathname.startsWith('/api/')) return ownFetch(input, init);
    window.storyNetwork.push(url.href);
    return Promise.reject(new TypeError(`A story asked the network for ${url.href}`));
  };
}
