import { addons } from 'storybook/preview-api';

/** Widths of the toolbar's devices, for frames of examples that ask for one. */
export const VIEWPORTS = {
  phone: { name: 'Teléfono 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tableta 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Escritorio 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** The element that holds this document, where it is an example of a documentation page. */
function exampleFrame(): HTMLElement | null {
  const frame = window.frameElement;
  return frame instanceof parent.HTMLElement && frame.id.startsWith('iframe--') ? frame : null;
}

type Channel = ReturnType<typeof addons.getChannel>;

/** What the page's controls and the toolbar say to the page, which Storybook does not hand on to the frames in it. */
const SAID_TO_THE_PAGE = ['updateStoryArgs', 'resetStoryArgs', 'updateGlobals'];

/** In a frame of a documentation page: hears what the page hears, and leaves the page where it is scrolled to. */
export function joinDocsPage(): void {
  if (!exampleFrame()) return;
  // A story that plays must not pull the page to itself.
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
 * In a frame of a documentation page: waits until no other frame plays its story. Only one document at a time has the
 * focus, and many plays need it. The turn ends with the play, or with the document.
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

/** How low the story reaches, with its dialogs, menus and toasts. */
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

/** A story as high as its window, with the padding around it, would make its frame grow for ever by less than this. */
const STEP = 48;

/**
 * In a frame of a documentation page: makes the frame as wide as the device that the story asks for, and as high as the
 * story, but no lower than the page has it. Gives back how to stop.
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
