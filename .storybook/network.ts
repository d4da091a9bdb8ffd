declare global {
  interface Window {
    /** What stories asked of the network, and did not get; the catalogue's test wants it empty. */
    storyNetwork: string[];
  }
}

/**
 * Refuses what a story asks of a backend: its store has a fake one. What would leave for elsewhere (pictures, videos,
 * sockets) is refused by the page's content policy, in preview-head.html.
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
