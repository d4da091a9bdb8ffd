import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  '**/fixtures.ts',
  '**/testing/**',
  '**/*.d.ts',
  'tests/**',
];

/**
 * Public interfaces: from outside, a feature or a page is its index. Inside it, and in tests beside it, use relative
 * paths.
 */
const DOORS = [
  {
    regex: '^@/features/[^/]+/(?!fixtures$)',
    message: 'Enter a feature through its index: @/features/<domain>.',
  },
  {
    regex: '^@/pages/[^/]+/(?!route$)',
    message: 'Enter a page through its index or its route: @/pages/<screen>.',
  },
];

/** Only features and pages have doors; everything else is imported from the module that defines it. */
const NO_DOORS = [
  {
    selector: 'ExportNamedDeclaration[source], ExportAllDeclaration',
    message: 'No doors in shared and contract: import a name from the module that defines it.',
  },
];

/** Lazy downloads may fail, so each must use a helper that has an error boundary and a retry. */
const LATE = [
  {
    selector:
      "ImportExpression:not(CallExpression[callee.name=/^(?:latePart|lateComponent|loadBehind|makeToaster)$/] ImportExpression):not(Property[key.name='lazy'] ImportExpression)",
    message:
      'A download may fail: latePart, lateComponent or loadBehind (@/shared/ui/late-part), or lazy of a ScreenRoute.',
  },
  {
    selector: "ImportDeclaration[source.value='react'] ImportSpecifier[imported.name='lazy']",
    message: 'A rejected lazy component stays rejected: latePart or lateComponent (@/shared/ui/late-part).',
  },
];

const noClock = (where) => [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: `${where} has no clock: take the time as an argument.`,
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: `${where} has no clock: take the time as an argument.`,
  },
  {
    selector: "CallExpression[callee.name='dayjs'][arguments.length=0]",
    message: `${where} has no clock: take the time as an argument.`,
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: `${where} is deterministic: no random numbers.`,
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist',
      'storybook-static',
      'coverage',
      'data',
      'playwright-report',
      'test-results',
      'src/server/db/migrations',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-implied-eval': 'error',
      'no-restricted-globals': ['error', 'event', 'name'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // Domains extend the interface of the root state, with nothing of their own.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['src/{app,pages,features,shared}/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: DOORS }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Rows of the demo practice and texts of exercises are data.
    ignores: ['src/server/demo/**', 'src/server/exercises/content/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/features/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/features',
              message:
                'Features never import features: ask with a slot, announce with an event. Inside one, relative paths.',
            },
            ...DOORS,
          ],
        },
      ],
    },
  },
  {
    files: ['src/{app,pages,features,shared,contract}/**/*.{ts,tsx}'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    files: ['src/{app,pages,features,shared}/**/*.{ts,tsx}'],
    ignores: ['src/app/devtools/**', 'src/**/{s,*S}lice.ts'],
    rules: { 'no-restricted-syntax': ['error', ...LATE] },
  },
  {
    files: ['src/shared/**/*.{ts,tsx}'],
    // The icons, most of which are a library's.
    ignores: ['src/shared/ui/icon/icons.ts'],
    rules: { 'no-restricted-syntax': ['error', ...LATE, ...NO_DOORS] },
  },
  {
    files: ['tests/e2e/specs/**/*.ts'],
    // Not journeys: budgets opens no page, and docs checks the console itself, page by page.
    ignores: ['tests/e2e/specs/{budgets,docs}.qa.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              message: "Import from '../commands/test', whose tests fail where a page complains.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/contract/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noClock('The contract'), ...NO_DOORS] },
  },
  {
    files: ['src/**/slice.ts', 'src/**/*Slice.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noClock('A slice')] },
  },
  {
    files: ['src/server/**/{*outes,*epository,queries,*ommands,commands/*}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noClock('A route, command, query or repository'),
        {
          selector: "CallExpression[callee.property.name='code'] > Literal[value>=400]",
          message: 'Throw a domain error (core/errors): plugins/errors alone gives it a status.',
        },
      ],
    },
  },
  // A repository is one function around its statements, and `endpoints` one around its calls.
  {
    files: ['src/server/**/*epository.ts', 'src/features/*/api.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  // A part is mostly JSX, which gives each attribute a line.
  {
    files: ['src/**/ui/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'no-console': 'off',
      'no-restricted-exports': 'off',
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Files loaded by tools without compilation.
    files: ['*.config.{js,ts,mjs}', 'tooling/webpack/*.ts', 'tooling/*.cjs', 'babel.config.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
