/** jsdom has no layout: these layout APIs return fixed values, so that components render without errors. */
export function installLayout(): void {
  class StillObserver {
    readonly root = null;
    readonly rootMargin = '0px';
    readonly thresholds = [0];
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  }
  window.ResizeObserver ??= StillObserver;
  window.IntersectionObserver ??= StillObserver as unknown as typeof IntersectionObserver;
  // Every media query is false: light theme, motion allowed, mouse. A test that needs another answer replaces
  // this.
  window.matchMedia ??= (media) => {
    const list = new EventTarget();
    return Object.assign(list, {
      matches: false,
      media,
      onchange: null,
      addListener: (listener: EventListener) => list.addEventListener('change', listener),
      removeListener: (listener: EventListener) => list.removeEventListener('change', listener),
    }) as unknown as MediaQueryList;
  };
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= () => {};
  window.scrollTo = () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
  Element.prototype.getAnimations ??= () => [];
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => {};
  URL.createObjectURL ??= () => `blob:${location.origin}/${crypto.randomUUID()}`;
  URL.revokeObjectURL ??= () => {};
}
