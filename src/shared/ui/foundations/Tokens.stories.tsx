import { useLayoutEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { COLOUR_PAIRS, contrastRatio } from '@/shared/lib/contrast';

const GROUPS: Record<string, string[]> = {
  'Fondos y superficies': [
    'bg',
    'surface',
    'surface-raised',
    'surface-sunken',
    'surface-hover',
    'border',
    'border-strong',
  ],
  Texto: ['text', 'text-muted', 'text-subtle', 'primary-text', 'danger-text'],
  Acción: [
    'primary',
    'primary-hover',
    'primary-active',
    'primary-soft',
    'danger',
    'danger-hover',
    'accent',
    'focus',
  ],
  Mensajes: ['neutral-soft', 'info-soft', 'success-soft', 'warning-soft', 'danger-soft'],
  Marcas: ['info-mark', 'success-mark', 'warning-mark', 'danger-mark'],
  Gráficos: ['chart-1', 'chart-2', 'chart-3', 'chart-4'],
};

/** Reads tokens of the current theme, and again when the toolbar changes it. */
function useTokens(): (name: string) => string {
  const [, setTheme] = useState<string>();
  useLayoutEffect(() => {
    const root = document.documentElement;
    const read = () => setTheme(root.dataset.theme);
    const observer = new MutationObserver(read);
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
    read();
    return () => observer.disconnect();
  }, []);
  return (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function Colours() {
  const token = useTokens();
  return (
    <div style={{ display: 'grid', gap: 28 }}>
      {Object.entries(GROUPS).map(([title, names]) => (
        <section key={title}>
          <h2 style={{ marginBlockEnd: 12 }}>{title}</h2>
          <div
            style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}
          >
            {names.map((name) => (
              <div key={name} style={{ fontSize: 'var(--text-sm)' }}>
                <div
                  style={{
                    height: 56,
                    borderRadius: 'var(--radius-md)',
                    border: '1px solid var(--color-border)',
                    background: `var(--color-${name})`,
                  }}
                />
                <b>{name}</b>
                <div style={{ color: 'var(--color-text-subtle)' }}>{token(`--color-${name}`)}</div>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Pairs() {
  const token = useTokens();
  return (
    <table style={{ borderCollapse: 'collapse', width: '100%', maxWidth: '52rem' }}>
      <caption style={{ textAlign: 'start', paddingBlockEnd: 12 }}>
        Parejas declaradas: 4,5:1 para texto, 3:1 para bordes y marcas
      </caption>
      <thead>
        <tr>
          {['Muestra', 'Tinta', 'Fondo', 'Contraste', 'Mínimo'].map((head) => (
            <th key={head} scope="col" style={{ textAlign: 'start', padding: 6 }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLOUR_PAIRS.map(({ ink, ground, least }) => {
          const [one, other] = [token(`--color-${ink}`), token(`--color-${ground}`)];
          return (
            <tr key={`${ink} ${ground}`} style={{ borderBlockStart: '1px solid var(--color-border)' }}>
              <td style={{ padding: 6 }}>
                <span
                  aria-hidden="true"
                  style={{
                    display: 'inline-grid',
                    placeItems: 'center',
                    width: 48,
                    height: 28,
                    borderRadius: 6,
                    background: other,
                  }}
                >
                  <span style={{ width: 22, height: 10, borderRadius: 3, background: one }} />
                </span>
              </td>
              <td style={{ padding: 6 }}>{ink}</td>
              <td style={{ padding: 6 }}>{ground}</td>
              <td style={{ padding: 6, fontVariantNumeric: 'tabular-nums' }}>
                {one && other ? contrastRatio(one, other).toFixed(2) : ''}
              </td>
              <td style={{ padding: 6 }}>{least}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const SIZES = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];
const SPACES = ['0', '1', '2', '3', '4', '5', '6', '8', '10', '12', '16'];

/** Colours, sizes and durations of all components, defined only in tokens.css. */
const meta = { title: 'Fundamentos/Tokens', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = { render: () => <Colours /> };
export const ColourContrast: Story = { ...Colour, globals: { theme: 'contrast' } };
export const ContrastRatios: Story = { render: () => <Pairs /> };

export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {SIZES.map((size) => (
        <div key={size} style={{ display: 'grid', gridTemplateColumns: '4rem 1fr', alignItems: 'baseline' }}>
          <code style={{ color: 'var(--color-text-subtle)' }}>{size}</code>
          <span style={{ fontSize: `var(--text-${size})`, lineHeight: 'var(--leading-snug)' }}>
            Fisioterapia con calma y en orden
          </span>
        </div>
      ))}
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {SPACES.map((space) => (
        <div key={space} style={{ display: 'grid', gridTemplateColumns: '4rem 1fr', alignItems: 'center' }}>
          <code>{space}</code>
          <span
            style={{
              width: `var(--space-${space})`,
              height: 16,
              borderRadius: 3,
              background: 'var(--color-primary)',
            }}
          />
        </div>
      ))}
    </div>
  ),
};

export const ShapeAndShadow: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 12 }}>
      {['sm', 'md', 'lg', 'xl'].map((radius, index) => (
        <div
          key={radius}
          style={{
            display: 'grid',
            placeItems: 'center',
            width: 140,
            height: 96,
            borderRadius: `var(--radius-${radius})`,
            boxShadow: `var(--shadow-${Math.min(3, index + 1)})`,
            background: 'var(--color-surface-raised)',
          }}
        >
          {radius} · {Math.min(3, index + 1)}
        </div>
      ))}
    </div>
  ),
};
