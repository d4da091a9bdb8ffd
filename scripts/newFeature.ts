/**
 * `npm run new-feature -- NAME [ENTITY]`: the skeleton of a domain as README's layout asks, ready to pass the lint
 * but for its parts nobody uses yet. NAME is the folder in kebab-case (`home-visits`), ENTITY the tag (`HomeVisit`).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/run';

const [name = '', entityGiven] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
  console.error('Uso: npm run new-feature -- nombre-en-kebab-case [Entidad]');
  process.exit(1);
}

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = name.split('-').map(upper).join('');
const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
const entity = entityGiven ?? pascal.replace(/s$/, '');
const constant = name.replaceAll('-', '_').toUpperCase();

const files: Record<string, string> = {
  [`src/contract/${name}/paths.ts`]: `export const ${constant}_PATHS = {
  all: '/api/${name}',
  one: (id: string) => \`/api/${name}/\${encodeURIComponent(id)}\`,
} as const;
`,
  [`src/contract/${name}/entities.ts`]: `export interface ${entity} {
  id: string;
}
`,
  [`src/features/${name}/api.ts`]: `import type { ${entity} } from '@/contract/${name}/entities';
import { ${constant}_PATHS } from '@/contract/${name}/paths';
import { baseApi, listTags } from '@/shared/api';

const ${camel}Api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    list${pascal}: build.query<${entity}[], void>({
      query: () => ${constant}_PATHS.all,
      providesTags: (rows) => listTags('${entity}', rows),
    }),
  }),
});

export const { useList${pascal}Query } = ${camel}Api;
`,
  [`src/features/${name}/slice.ts`]: `import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ${pascal}State {
  search: string;
}

const initialState: ${pascal}State = { search: '' };

/** What the user did to the screen; server data stays in the API's cache. */
export const ${camel}Slice = createSlice({
  name: '${camel}',
  initialState,
  reducers: {
    searchChanged: (state, action: PayloadAction<string>) => {
      state.search = action.payload;
    },
  },
  selectors: { selectSearch: (state) => state.search },
});

export const { searchChanged } = ${camel}Slice.actions;
export const { selectSearch } = ${camel}Slice.selectors;
`,
  [`src/features/${name}/slice.test.ts`]: `import { ${camel}Slice, searchChanged } from './slice';

it('keeps what was searched for', () => {
  const state = ${camel}Slice.reducer(undefined, searchChanged('ana'));
  expect(state.search).toBe('ana');
});
`,
  [`src/features/${name}/domain.ts`]: `import type { Domain } from '@/shared/redux';
import { ${camel}Slice } from './slice';

export const ${camel}Domain: Domain = { name: '${camel}', slices: [${camel}Slice] };
`,
  [`src/features/${name}/ui/${pascal}List.tsx`]: `import type { ${entity} } from '@/contract/${name}/entities';

/** Props of the list. */
export interface ${pascal}ListProps {
  rows: readonly ${entity}[];
}

/** The list as it is shown; the page fetches the rows. */
export function ${pascal}List({ rows }: ${pascal}ListProps) {
  return (
    <ul>
      {rows.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}
`,
  [`src/features/${name}/ui/${pascal}List.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ${pascal}List } from './${pascal}List';

const meta: Meta<typeof ${pascal}List> = { component: ${pascal}List, args: { rows: [{ id: '1' }] } };
export default meta;

export const Filled: StoryObj<typeof meta> = {};
export const Empty: StoryObj<typeof meta> = { args: { rows: [] } };
`,
  [`src/features/${name}/index.ts`]: `export { useList${pascal}Query } from './api';
export { ${camel}Domain } from './domain';
export { ${pascal}List } from './ui/${pascal}List';
`,
};

const taken = Object.keys(files).filter((file) => existsSync(join(ROOT, file)));
if (taken.length > 0) {
  console.error(`Ya existe:\n${taken.join('\n')}`);
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
  console.log(file);
}
console.log(`\nFalta: añadir '${entity}' a TAG_TYPES (src/shared/api/tags.ts) y seguir CONTRIBUTING.md.`);
