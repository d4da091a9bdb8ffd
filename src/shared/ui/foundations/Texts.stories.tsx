import type { Meta, StoryObj } from '@storybook/react-webpack5';

type Texts = Record<string, unknown>;

interface Context {
  keys(): string[];
  (key: string): Record<string, Texts>;
}

/** Every module of the contract, so that a new domain's texts are here without anybody adding them. */
const contract = (
  require as unknown as { context(folder: string, deep: boolean, files: RegExp): Context }
).context('../../../contract', true, /\/(?!.*\.test)[a-zA-Z]+\.ts$/);

/** Exported tables of texts by name, e.g. `AUTH_MESSAGES`. */
function tables(ending: string): [name: string, texts: Texts][] {
  const found = new Map<string, Texts>();
  for (const key of contract.keys())
    for (const [name, value] of Object.entries(contract(key)))
      if (name.endsWith(ending) && typeof value === 'object' && value) found.set(name, value);
  return [...found].sort(([a], [b]) => a.localeCompare(b, 'es'));
}

/** A text, or what a function makes of its arguments' names. */
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
 * What the product says, as the contract between browser and server has it. A text is written there and nowhere else:
 * look here before a new one is made.
 */
const meta = { title: 'Fundamentos/Textos', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers and errors: toasts, fields and denials. */
export const Messages: Story = { render: () => <Tables ending="MESSAGES" /> };
/** Words for the values of statuses, kinds and roles. */
export const Labels: Story = { render: () => <Tables ending="LABELS" /> };
