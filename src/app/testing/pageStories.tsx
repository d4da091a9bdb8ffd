import type { StoryObj } from '@storybook/react-webpack5';
import { waitFor } from 'storybook/test';
import type { Role } from '@/contract/common/roles';
import type { FakeHandler } from '@/shared/testing';
import type { PageState } from './demoPractice';
import { PageStory } from './PageStory';

/** Which route, for whom and in which state a page story shows; a test reads it to see that none is missing. */
export interface PageRoute {
  path: string;
  role: Role | null;
  state: PageState;
}

export type PageStoryObj = StoryObj & { parameters: { route: PageRoute } };

/** A record that the demo practice has, for routes with an id. */
const EXAMPLE = { ':id': '1', ':token': 'demo' };

/** Story of a flow through the real application, from an address on. */
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

/** Story of a route in the real application. Without a role nobody is signed in. */
export function page(path: string, role: Role | null = null, state: PageState = 'default'): PageStoryObj {
  const at = path.replace(/:(?:id|token)/, (name) => EXAMPLE[name as keyof typeof EXAMPLE]);
  return {
    render: () => <PageStory at={at} role={role} state={state} />,
    parameters: {
      route: { path, role, state },
      router: false,
      layout: 'fullscreen',
      controls: { disable: true },
      docs: { story: { inline: false, iframeHeight: 640 } },
    },
    // A page is downloaded first: the story has ended when it, or its denial, is there.
    play: async ({ canvasElement }) => {
      await waitFor(
        () => {
          const main = canvasElement.querySelector('main') ?? canvasElement;
          // The loading screen shown while code is downloaded. A page that waits for data draws its own
          // skeleton.
          const downloading = canvasElement.querySelector('[class^="LoadingScreen"]');
          if (downloading || !main.querySelector('h1, h2, table, form, [role]'))
            throw new Error(`${at} is still coming`);
        },
        { timeout: 15_000, onTimeout: (error) => error },
      );
    },
  };
}
