/** Which modules may import which others (docs/architecture.md). */
const TESTS = String.raw`\.(test|stories)\.tsx?$|/(testing|fixtures)(/|\.ts$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-is-pure',
      comment: 'Browser and server both stand on the contract: yup, dayjs and itself, nothing else.',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TESTS },
      to: { pathNot: String.raw`^src/contract/|^node_modules/(yup|dayjs)/` },
    },
    {
      name: 'server-knows-only-the-contract',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/(?!server/|contract/)' },
    },
    {
      name: 'commands-and-queries-know-no-http',
      comment:
        'They know (context, input), and throw a domain error; the route and plugins/errors speak HTTP.',
      severity: 'error',
      from: { path: String.raw`^src/server/[^/]+/(commands|\w+Commands|queries)`, pathNot: TESTS },
      to: {
        path: String.raw`^src/server/(http|plugins|openapi)/|^node_modules/(@fastify/|fastify)`,
        reachable: true,
      },
    },
    {
      name: 'only-repositories-hold-sql',
      comment: 'A query or a write in Drizzle has a name in a repository.',
      severity: 'error',
      from: {
        path: String.raw`^src/server/(?!db/|demo/)`,
        pathNot: [TESTS, String.raw`epository\.ts$`, '^src/server/patients/access'],
      },
      to: { path: '^node_modules/drizzle-orm/' },
    },
    {
      name: 'one-place-maps-errors',
      comment: 'Only plugins turn a domain error into an answer.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: String.raw`^src/server/(plugins/|app\.)` },
      to: { path: '^src/server/plugins/errors' },
    },
    {
      name: 'client-never-server',
      comment: 'Nothing in the browser bundle comes from src/server.',
      severity: 'error',
      from: { path: '^src/(app|pages|features|shared|contract)/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'feature-never-feature',
      comment: 'Compose at the page: ask with a slot, announce with an event.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'page-never-page',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'layers-look-down',
      comment: 'app -> pages -> features -> shared -> contract.',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'layers-look-down',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(app|pages)/' },
    },
    {
      name: 'layers-look-down',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/(app|pages|features)/' },
    },
    {
      name: 'enter-features-by-the-door',
      comment:
        'From outside, a feature is its index.ts (tests and stories may take its fixtures; journeys, which run stores without a page, its parts).',
      severity: 'error',
      from: { pathNot: '^(src/features|tests/journeys)/' },
      to: { path: '^src/features/[^/]+/', pathNot: String.raw`^src/features/[^/]+/(index|fixtures)\.ts$` },
    },
    {
      name: 'enter-pages-by-the-door',
      severity: 'error',
      from: { pathNot: '^src/pages/' },
      to: { path: '^src/pages/[^/]+/', pathNot: String.raw`^src/pages/[^/]+/(index|route)\.tsx?$` },
    },
    {
      name: 'e2e-knows-only-the-contract',
      comment:
        'Journeys see the product from outside. Of its code they take databases to run it on, the codes of a second ' +
        'factor, the list of screens, and the format of a recording.',
      severity: 'error',
      from: { path: '^tests/e2e/' },
      to: {
        path: '^src/(?!contract/)',
        pathNot:
          '^src/(?:server/testing/(?:test(?:Postgres|Database)|demoDatabase|pdfFile|authenticator)|app/(?:devtools/recording|router/useScreen))',
      },
    },
    {
      name: 'nothing-looks-up-at-tests-or-tooling',
      comment: 'src stands alone; tooling builds and runs it; tests use both.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|tooling)/' },
    },
    {
      name: 'tooling-knows-no-test',
      severity: 'error',
      from: { path: '^tooling/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: TESTS, pathNot: '^node_modules/' },
    },
    {
      name: 'no-dev-dependencies-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(dist|storybook-static|data)/` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
