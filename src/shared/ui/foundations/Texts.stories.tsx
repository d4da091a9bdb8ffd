import type { Meta, StoryObj } from '@storybook/react-webpack5';

type Texts = Record<string, unknown>;

interface Context {
  keys(): string[];
  (key: string): Record<string, Texts>;
}

/** Every module of the contract, so that the texts of a new domain are included automatically. */
const contract = (
  require as unknown as { context(folder: string, deep: boolean, files: RegExp): Context }
).context('../../../contract', true, /\/(?!.*\.test)[a-zA-Z]+\.ts$/);

/** Exported tables of texts with their names, e.g. `AUTH_MESSAGES`. */
function tables(ending: string): [name: string, texts: Texts][] {
  const found = new Map<string, Texts>();
  for (const key of contract.keys())
    for (const [name, value] of Object.entries(contract(key)))
      if (name.endsWith(ending) && typeof value === 'object' && value) found.set(name, value);
  return [...found].sort(([a], [b]) => a.localeCompare(b, 'es'));
}

/** A text; for a function, its result with the names of its parameters. */
const shown = (text: unknown): string =>
  typeof text === 'function'
    ? String((text as (...args: string[]) => unknown)(...Array<string>(text.length).fill('…')))
    : String(text);

function Tables({ ending }: { ending: string }) {
  return (
    <div style={{ display: 'grid', gap: 28, maxWidth: '60rem' }}>
      {tables(ending).map(([name, texts]) => (
        <table key={name} style={{ borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed' }}>
          <caption style={{ textAlign: 'start', fontWeight: 600, paddingBlockEnd: 8 }}>{name}</caption>
          <thead>
            <tr>
              {['Clave', 'Texto'].map((head) => (
                <th key={head} scope="col" style={{ textAlign: 'start', padding: 4 }}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(texts).map(([key, text]) => (
              <tr key={key} style={{ borderBlockStart: '1px solid var(--color-border)' }}>
                <td style={{ padding: 4, overflowWrap: 'anywhere', color: 'var(--color-text-muted)' }}>
                  {key}
                </td>
                <td style={{ padding: 4, overflowWrap: 'anywhere' }}>{shown(text)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/**
 * The product's texts, from the contract between browser and server. They are defined only there: look here
 * before adding a new one.
 */
const meta = { title: 'Fundamentos/Textos', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Messages and errors: toasts, fields and denials. */
export const Messages: Story = { render: () => <Tables ending="MESSAGES" /> };
/** Labels of statuses, types and roles. */
export const Labels: Story = { render: () => <Tables ending="LABELS" /> };
