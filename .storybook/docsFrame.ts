import { addons } from 'storybook/preview-api';

/** Device widths of the toolbar, for frames of examples that set one. */
export const VIEWPORTS = {
  phone: { name: 'Teléfono 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tableta 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Escritorio 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** The frame around this document, if it is an example on a documentation page. */
function exampleFrame(): HTMLElement | null {
  const frame = window.frameElement;
  return frame instanceof (parent as unknown as typeof globalThis).HTMLElement &&
    frame.id.startsWith('iframe--')
    ? frame
    : null;
}

type Channel = ReturnType<typeof addons.getChannel>;

/** Events sent to the documentation page, which Storybook does not forward to the frames in it. */
const SAID_TO_THE_PAGE = ['updateStoryArgs', 'resetStoryArgs', 'updateGlobals'];

/** In a frame of a documentation page, forwards the page's events and keeps the page's scroll position. */
export function joinDocsPage(): void {
  if (!exampleFrame()) return;
  // A play function must not scroll the page to its story.
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  const page = (parent as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  for (const event of SAID_TO_THE_PAGE) {
    const handOn = (data: unknown) => addons.getChannel().emit(event, data);
    page.on(event, handOn);
    addEventListener('pagehide', () => page.off(event, handOn));
  }
}

/**
 * In a frame of a documentation page, waits until no other frame plays its story. Many play functions need
 * the focus, which only one document has at a time. The turn ends with the play function or the document.
 */
export function takeTurn(): Promise<void> {
  if (!exampleFrame()) return Promise.resolve();
  return new Promise((begin) => {
    void navigator.locks.request('example', () => {
      begin();
      return new Promise<void>((end) => {
        for (const event of ['storyFinished', 'setCurrentStory'])
          addons.getChannel().once(event, () => end());
      });
    });
  });
}

/** Bottom edge of the story, including dialogs, menus and toasts. */
function bottomOfStory(): number {
  const root = document.getElementById('storybook-root');
  const beside = [...document.body.children].filter(
    (child) => child !== root && !child.matches('script, style, .sb-wrapper, [id^="storybook-"]'),
  );
  return Math.max(
    0,
    ...[...(root?.children ?? []), ...beside].map((part) => part.getBoundingClientRect().bottom + scrollY),
  );
}

/**
 * Smaller changes are ignored, because a story as high as its window would otherwise enlarge its frame
 * endlessly by its padding.
 */
const STEP = 48;

/**
 * In a frame of a documentation page, sizes the frame. It becomes as wide as the story's device and as high
 * as the story, but at least as high as initially. Returns a function that stops this.
 */
export function fitDocsFrame(device: string | undefined): () => void {
  const frame = exampleFrame();
  const holder = frame?.parentElement;
  const root = document.getElementById('storybook-root');
  if (!frame || !holder || !root) return () => undefined;
  frame.style.width = VIEWPORTS[device as keyof typeof VIEWPORTS]?.styles.width ?? '100%';
  holder.style.overflowX = 'auto';
  document.documentElement.style.overflowY = 'auto';
  let height = holder.clientHeight;
  const fit = (least: number) => {
    const wanted = Math.ceil(bottomOfStory() + parseFloat(getComputedStyle(document.body).paddingBottom));
    if (wanted <= height + least) return;
    height = wanted;
    holder.style.height = `${height}px`;
  };
  const observer = new ResizeObserver(() => fit(STEP));
  observer.observe(root);
  fit(0);
  return () => observer.disconnect();
}
