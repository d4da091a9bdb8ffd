import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Andadura · Componentes',
    brandImage: './favicon.svg',
    colorPrimary: '#0b6166',
    colorSecondary: '#0b6166',
    fontBase: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  }),
  sidebar: { showRoots: true },
});
