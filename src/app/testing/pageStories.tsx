import type { StoryObj } from '@storybook/react-webpack5';
import { waitFor } from 'storybook/test';
import type { Role } from '@/contract/common/roles';
import type { FakeHandler } from '@/shared/testing/fakeBackend';
import type { PageState } from './demoPractice';
import { PageStory } from './PageStory';

/** Route, role and state of a page story. A test uses it to check that no route lacks a story. */
export interface PageRoute {
  path: string;
  role: Role | null;
  state: PageState;
}

export type PageStoryObj = StoryObj & { parameters: { route: PageRoute } };

/** Ids that exist in the demo practice, for route parameters. */
const EXAMPLE = { ':id': '1', ':token': 'demo' };

/** Story of a flow through the real app, starting at an address. */
export function flow(
  at: string,
  role: Role | null,
  play: NonNullable<StoryObj['play']>,
  routes?: () => Record<string, FakeHandler>,
): StoryObj {
  const { route: _none, ...parameters } = page(at, role).parameters;
  return {
    render: () => <PageStory at={at} role={role} state="default" routes={routes} />,
    parameters,
    play,
  };
}

/** Story of a route in the real app. Without a role nobody is signed in. */
export function page(path: string, role: Role | null = null, state: PageState = 'default'): PageStoryObj {
  const at = path.replace(/:(?:id|token)/, (name) => EXAMPLE[name as keyof typeof EXAMPLE]);
  return {
    render: () => <PageStory at={at} role={role} state={state} />,
    parameters: {
      // What follows the question mark chooses a part of the same page.
      route: { path: path.replace(/\?.*$/, ''), role, state },
      router: false,
      layout: 'fullscreen',
      controls: { disable: true },
      docs: { story: { inline: false, iframeHeight: 640 } },
    },
    // Wait until the page has been downloaded and it, or its denial, is shown.
    play: async ({ canvasElement }) => {
      await waitFor(
        () => {
          const main = canvasElement.querySelector('main') ?? canvasElement;
          // Loading screen during the download of code. A page that waits for data shows its own skeleton
          // instead.
          const downloading = canvasElement.querySelector('[class^="LoadingScreen"]');
          if (downloading || !main.querySelector('h1, h2, table, form, [role]'))
            throw new Error(`${at} is still coming`);
        },
        { timeout: 15_000, onTimeout: (error) => error },
      );
    },
  };
}
