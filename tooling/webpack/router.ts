import { join } from 'node:path';
import { ROOT } from '../lib/run';

const DIST = join(ROOT, 'node_modules/react-router/dist');

/** The library's package.json leads to the build with developers' warnings whatever the mode is. */
export const productionRouter = {
  'react-router$': join(DIST, 'production/index.mjs'),
  'react-router/dom$': join(DIST, 'production/dom-export.mjs'),
};

/** Fields of Babel's paths that `shakeRouter` reads. */
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
 * Two things look like side effects to every minifier and keep react-router's forms and submissions in a bundle that
 * uses none of them: `Form = React.forwardRef(…)` without a mark that says it is pure, and `Form.displayName = 'Form'`,
 * which only serves developers. And it carries parts that only its data and framework modes reach: what `<Link prefetch>`
 * adds to the page, view transitions, its loaders' navigation and error boundaries. This application is declarative, so
 * these come out empty.
 */
const OTHER_MODES: readonly (string | undefined)[] = [
  'PrefetchPageLinks',
  'DefaultErrorComponent',
  'useNavigateStable',
  'useViewTransitionState',
];
/** What `usePrefetchBehavior` answers in this mode: nothing is fetched, no element is watched, no handler is added. */
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
 * Lets the parts of react-router that nothing uses leave the bundle. Measured: sign-in 105.1 → 101.0 KB brotli. It can
 * go when the library leaves them out by itself.
 */
export const shakenRouter = {
  test: /\.mjs$/,
  include: DIST,
  loader: 'babel-loader',
  options: { babelrc: false, configFile: false, compact: false, plugins: [shakeRouter] },
};
