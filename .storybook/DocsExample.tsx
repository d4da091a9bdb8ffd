import type { ComponentProps } from 'react';
import { Story, useOf } from '@storybook/addon-docs/blocks';

/**
 * An example on a documentation page. If its story sets a theme, width, network or clock, it is rendered in
 * its own frame, because these apply to a whole document.
 */
export default function DocsExample(props: ComponentProps<typeof Story>) {
  const { story } = useOf('of' in props && props.of ? props.of : 'story', ['story']);
  const isOwn = Object.keys(story.storyGlobals).length > 0;
  return <Story {...props} {...(isOwn && { inline: false })} />;
}
