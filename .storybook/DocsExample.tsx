import type { ComponentProps } from 'react';
import { Story, useOf } from '@storybook/addon-docs/blocks';

/**
 * An example of a documentation page. One that asks for a theme, width, line or clock of its own stands in a frame of
 * its own: all of these belong to a whole document, which the other examples of the page share.
 */
export default function DocsExample(props: ComponentProps<typeof Story>) {
  const { story } = useOf('of' in props && props.of ? props.of : 'story', ['story']);
  const isOwn = Object.keys(story.storyGlobals).length > 0;
  return <Story {...props} {...(isOwn && { inline: false })} />;
}
