import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { waitFor } from 'storybook/test';
import type { FakeHandler } from '@/shared/testing/fakeBackend';
import type { Viewer } from '@/shared/testing/people';
import type { PageState } from './demoPractice';
import { PageStory } from './PageStory';

/** Route, viewer and state of a page story. A test uses it to check that no route lacks a story. */
export interface PageRoute {
  path: string;
  viewer: Viewer | null;
  state: PageState;
}

/** What the file of a page's stories says of all of them. */
export interface PageMeta extends Meta {
  parameters?: {
    /** Answers of the backend beside those of the demo practice, in every state of it. */
    answers?: () => Record<string, FakeHandler>;
    /** States in which the page cannot be: it loads nothing first, or has no list that could be empty. */
    never?: readonly PageState[];
  };
}

export type PageStoryObj = StoryObj & { parameters: { route: PageRoute } };

/** Ids that exist in the demo practice, for route parameters. */
const EXAMPLE = { ':id': '1', ':token': 'demo' };

/** Story of a flow through the real app, starting at an address. */
export function flow(
  at: string,
  viewer: Viewer | null,
  play: NonNullable<StoryObj['play']>,
  routes?: () => Record<string, FakeHandler>,
): StoryObj {
  const { route: _none, ...parameters } = page(at, viewer).parameters;
  return {
    render: () => <PageStory at={at} viewer={viewer} state="default" routes={routes} />,
    parameters,
    play,
  };
}

/** Story of a page with answers of its own, beside those of its states. */
export const pageWith = (at: string, viewer: Viewer, routes: () => Record<string, FakeHandler>): StoryObj =>
  flow(at, viewer, comes(at), routes);

/** Whether a page, or its denial, has been downloaded and is shown. One that waits for data shows its own skeleton. */
function hasCome(canvas: Element): boolean {
  const main = canvas.querySelector('main') ?? canvas;
  const isDownloading = canvas.querySelector('[class^="LoadingScreen"]') !== null;
  return !isDownloading && main.querySelector('h1, h2, table, form, [role]') !== null;
}

/** Waits until the page at an address has come. */
const comes =
  (at: string): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    await waitFor(
      () => {
        if (!hasCome(canvasElement)) throw new Error(`${at} is still coming`);
      },
      { timeout: 15_000, onTimeout: (error) => error },
    );
  };

/** Story of a route in the real app. Without a viewer nobody is signed in. */
export function page(path: string, viewer: Viewer | null = null, state: PageState = 'default'): PageStoryObj {
  const at = path.replace(/:(?:id|token)/, (name) => EXAMPLE[name as keyof typeof EXAMPLE]);
  return {
    render: (_args, { parameters }) => (
      <PageStory
        at={at}
        viewer={viewer}
        state={state}
        routes={(parameters as PageMeta['parameters'])?.answers}
      />
    ),
    parameters: {
      // What follows the question mark chooses a part of the same page.
      route: { path: path.replace(/\?.*$/, ''), viewer, state },
      router: false,
      layout: 'fullscreen',
      controls: { disable: true },
      docs: { story: { inline: false, iframeHeight: 640 } },
    },
    play: comes(at),
  };
}
