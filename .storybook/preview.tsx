import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
} from 'react';
import type { Preview } from '@storybook/react-webpack5';
import { MemoryRouter } from 'react-router-dom';
import { ROLES, ROLE_LABELS } from '../src/contract/common/roles';
import { type Line, StoryEnvironmentContext } from '../src/shared/testing/fakeBackend';
import type { Viewer } from '../src/shared/testing/people';
import { loadLateParts } from '../src/shared/ui/late-part/latePart';
import { freezeClock, setClock } from './clock';
import type DocsExample from './DocsExample';
import { fitDocsFrame, joinDocsPage, takeTurn, VIEWPORTS } from './docsFrame';
import { refuseNetwork } from './network';
import { startPseudoLocale } from './pseudoLocale';
import '../src/app/styles/index.css';
import './docs.css';

freezeClock();
refuseNetwork();
joinDocsPage();
document.documentElement.lang = 'es-ES';

interface Toolbars {
  theme: 'light' | 'dark' | 'contrast';
  role: 'story' | Viewer;
  language: 'es' | 'pseudo';
  line: 'good' | 'slow' | 'verySlow' | 'offline';
  clock: 'stopped' | 'running';
  /** Set by Storybook's own toolbar, or by the story. */
  viewport?: { value?: string };
}

/** Loaded with the first documentation page, because stories do not need it. */
const LazyDocsExample = lazy(() => import('./DocsExample'));

const LINES: Record<Toolbars['line'], Line> = {
  good: { latency: 0, offline: false },
  slow: { latency: 600, offline: false },
  verySlow: { latency: 3000, offline: false },
  offline: { latency: 0, offline: true },
};

let currentLine = LINES.good;
const lineNow = () => currentLine;

/** Renders a story with the theme, role, language and network chosen in the toolbars. */
function Staged({ theme, role, language, line, viewport, children }: Toolbars & { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useLayoutEffect(() => fitDocsFrame(viewport?.value), [viewport?.value]);
  useEffect(() => (language === 'pseudo' ? startPseudoLocale() : undefined), [language]);
  // Before the story's own effects, which call its backend.
  useInsertionEffect(() => {
    currentLine = LINES[line];
  }, [line]);
  const environment = useMemo(() => ({ viewer: role === 'story' ? null : role, line: lineNow }), [role]);
  return (
    // The pseudo-locale overwrites texts, so another language must render them again.
    <StoryEnvironmentContext key={language} value={environment}>
      {children}
    </StoryEnvironmentContext>
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'paintbrush',
        items: [
          { value: 'light', title: 'Claro', icon: 'sun' },
          { value: 'dark', title: 'Oscuro', icon: 'moon' },
          { value: 'contrast', title: 'Alto contraste', icon: 'contrast' },
        ],
        dynamicTitle: true,
      },
    },
    role: {
      description: 'Quién mira',
      toolbar: {
        title: 'Papel',
        icon: 'user',
        items: [
          { value: 'story', title: 'El de la historia' },
          ...ROLES.map((value) => ({ value, title: ROLE_LABELS[value] })),
          { value: 'OWNER', title: 'Fisioterapeuta y administración' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Textos',
      toolbar: {
        title: 'Textos',
        icon: 'globe',
        items: [
          { value: 'es', title: 'Español' },
          { value: 'pseudo', title: '⟦Pseudo·idioma⟧' },
        ],
        dynamicTitle: true,
      },
    },
    line: {
      description: 'Conexión',
      toolbar: {
        title: 'Conexión',
        icon: 'transfer',
        items: [
          { value: 'good', title: 'Buena' },
          { value: 'slow', title: 'Lenta (0,6 s)' },
          { value: 'verySlow', title: 'Muy lenta (3 s)' },
          { value: 'offline', title: 'Sin conexión' },
        ],
        dynamicTitle: true,
      },
    },
    clock: {
      description: 'Reloj',
      toolbar: {
        title: 'Reloj',
        icon: 'time',
        items: [
          { value: 'stopped', title: 'Parado: 23 nov 2026, 10:00' },
          { value: 'running', title: 'En marcha' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    role: 'story',
    language: 'es',
    line: 'good',
    clock: 'stopped',
  } satisfies Toolbars,
  // Load late parts first, so that a story's look never shows a placeholder.
  loaders: [loadLateParts],
  // Before anything in the story reads the time.
  beforeEach: async ({ globals }) => {
    setClock((globals as Toolbars).clock === 'running');
    await takeTurn();
  },
  decorators: [
    (Story, { globals }) => (
      <Staged {...(globals as Toolbars)}>
        <Story />
      </Staged>
    ),
    // Components link with react-router. A story with its own router sets `parameters: { router: false }`.
    (Story, { parameters }) =>
      parameters.router === false ? (
        <Story />
      ) : (
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      ),
  ],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    // A frame of another origin never answers axe, which would wait for it. The content policy keeps such
    // frames empty anyway.
    a11y: { test: 'error', options: { iframes: false } },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: VIEWPORTS },
    docs: {
      components: {
        Story: (props: ComponentProps<typeof DocsExample>) => (
          <Suspense fallback={null}>
            <LazyDocsExample {...props} />
          </Suspense>
        ),
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Fundamentos',
          'Acciones',
          'Formularios',
          'Datos',
          'Superficies',
          'Estados',
          'Estructura',
          'Funcionalidades',
          'Rutas',
          '*',
        ],
      },
    },
  },
};

export default preview;
