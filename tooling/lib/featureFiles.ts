const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a text is a valid folder name of a domain (kebab-case). */
export const isFeatureName = (name: string): boolean => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);

/** Default name of a domain's entity: `home-visits` gives `HomeVisit`. */
export const entityOf = (name: string): string => name.split('-').map(upper).join('').replace(/s$/, '');

/**
 * Files of a new domain by path, as described in CONTRIBUTING.md. `name` is the folder (`home-visits`),
 * `entity` the type and the cache tag (`HomeVisit`). They pass type check and linter.
 */
export function featureFiles(name: string, entity: string): Record<string, string> {
  const pascal = name.split('-').map(upper).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const one = entity.charAt(0).toLowerCase() + entity.slice(1);
  const paths = `${entity.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase()}_PATHS`;
  return {
    [`src/contract/${camel}.ts`]: `/** Paths of the domain. */
export const ${paths} = {
  list: '/api/${name}',
} as const;
`,
    [`src/contract/${one}Answers.ts`]: `import * as yup from 'yup';
import { type Entity, given } from './common/fields';

const ${one} = yup.object({ id: given() });
export type ${entity} = Entity<typeof ${one}>;

/** GET /api/${name}. */
export const ${camel}Answer = yup.object({ ${camel}: yup.array(${one}).required() });
`,
    [`src/features/${name}/api.ts`]: `import type { ${entity} } from '@/contract/${one}Answers';
import { ${paths} } from '@/contract/${camel}';
import { idOf, listOf } from '@/shared/api/answers';
import { baseApi, listTags } from '@/shared/api/baseApi';

/** The rows of any backend's answer. */
export const to${pascal} = (answer: unknown): ${entity}[] =>
  listOf(answer, '${camel}').map((raw) => ({ id: idOf(raw) }));

const ${camel}Api = baseApi.enhanceEndpoints({ addTagTypes: ['${entity}'] }).injectEndpoints({
  endpoints: (build) => ({
    list${pascal}: build.query<${entity}[], void>({
      query: () => ${paths}.list,
      transformResponse: to${pascal},
      providesTags: listTags('${entity}'),
    }),
  }),
});

export const { useList${pascal}Query } = ${camel}Api;
`,
    [`src/features/${name}/answers.test.ts`]: `import fc from 'fast-check';
import { ${camel}Answer } from '@/contract/${one}Answers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { to${pascal} } from './api';

test('reading the list changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(${camel}Answer), (answer) => {
      expect(to${pascal}(answer)).toEqual(answer.${camel});
    }),
  );
});
`,
    [`src/features/${name}/slice.ts`]: `import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ${pascal}State {
  search: string;
}

const initialState: ${pascal}State = { search: '' };

/** Interface state of the screen; server data stays in the RTK Query cache. */
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
    [`src/features/${name}/domain.ts`]: `import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { ${camel}Slice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof ${camel}Slice> {}
}

export const ${camel}Domain: Domain = { name: '${camel}', slices: [${camel}Slice] };
`,
    [`src/features/${name}/ui/${pascal}List.tsx`]: `import type { ${entity} } from '@/contract/${one}Answers';

/** Props of the list. */
export interface ${pascal}ListProps {
  rows: readonly ${entity}[];
}

/** The list; the page fetches its rows. */
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

const meta: Meta<typeof ${pascal}List> = {
  title: 'Funcionalidades/Dominio nuevo/${pascal}List',
  component: ${pascal}List,
  args: { rows: [{ id: '1' }] },
};
export default meta;

export const Filled: StoryObj<typeof meta> = {};
export const Empty: StoryObj<typeof meta> = { args: { rows: [] } };
`,
    [`src/features/${name}/index.ts`]: `export { useList${pascal}Query } from './api';
export { ${camel}Domain } from './domain';
export { ${pascal}List } from './ui/${pascal}List';
`,
  };
}
