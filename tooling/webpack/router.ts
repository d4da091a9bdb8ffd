import { join } from 'node:path';
import { ROOT } from '../lib/run';

const DIST = join(ROOT, 'node_modules/react-router/dist');

/**
 * The package.json of react-router always selects the development build, so map it to the production build.
 */
export const productionRouter = {
  'react-router$': join(DIST, 'production/index.mjs'),
  'react-router/dom$': join(DIST, 'production/dom-export.mjs'),
};

/** Fields of Babel's paths used by `shakeRouter`. */
interface BabelPath {
  parent: { type: string; id?: { name?: string } };
  node: {
    id?: { name?: string };
    callee?: { property?: { name?: string } };
    expression?: { left?: { property?: { name?: string } } };
  };
  get(part: string): { replaceWith(node: object): void };
  addComment(place: string, text: string): void;
  remove(): void;
}

/*
 * Two things look like side effects to minifiers and keep react-router's unused forms and submissions in the
 * bundle: `Form = React.forwardRef(…)` without a pure annotation, and `Form.displayName = 'Form'`, which only
 * helps developers. It also contains parts for its data and framework modes: elements for `<Link prefetch>`,
 * view transitions, navigation by loaders, and error boundaries. This app uses the declarative mode, so these
 * functions are emptied.
 */
const OTHER_MODES: readonly (string | undefined)[] = [
  'PrefetchPageLinks',
  'DefaultErrorComponent',
  'useNavigateStable',
  'useViewTransitionState',
];
/** Result of `usePrefetchBehavior` in this mode: no prefetching, no observed element, no handlers. */
const NO_PREFETCH = {
  type: 'ReturnStatement',
  argument: {
    type: 'ArrayExpression',
    elements: [
      { type: 'BooleanLiteral', value: false },
      { type: 'NullLiteral' },
      { type: 'ObjectExpression', properties: [] },
    ],
  },
};
const shakeRouter = () => ({
  visitor: {
    CallExpression(path: BabelPath) {
      if (
        path.parent.type === 'VariableDeclarator' &&
        ['forwardRef', 'createContext', 'memo'].includes(path.node.callee?.property?.name ?? '')
      )
        path.addComment('leading', '#__PURE__');
    },
    FunctionDeclaration(path: BabelPath) {
      const name = path.node.id?.name;
      const isPrefetch = name === 'usePrefetchBehavior';
      if (isPrefetch || OTHER_MODES.includes(name))
        path
          .get('body')
          .replaceWith({ type: 'BlockStatement', body: isPrefetch ? [NO_PREFETCH] : [], directives: [] });
    },
    ClassExpression(path: BabelPath) {
      if (path.parent.id?.name === 'RenderErrorBoundary')
        path.get('body').replaceWith({ type: 'ClassBody', body: [] });
    },
    ExpressionStatement(path: BabelPath) {
      if (path.parent.type === 'Program' && path.node.expression?.left?.property?.name === 'displayName')
        path.remove();
    },
  },
});

/**
 * Removes unused parts of react-router from the bundle. Measured: sign-in 105.1 → 101.0 KB brotli. Remove it
 * when the library does this by itself.
 */
export const shakenRouter = {
  test: /\.mjs$/,
  include: DIST,
  loader: 'babel-loader',
  options: { babelrc: false, configFile: false, compact: false, plugins: [shakeRouter] },
};
