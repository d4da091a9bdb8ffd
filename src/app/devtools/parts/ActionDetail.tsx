import type { Difference } from '../difference';
import styles from './TimeLine.module.css';

export interface ActionDetailProps {
  /** Name of the moment, shown where no action led to it. */
  name: string;
  action: unknown;
  differences: readonly Difference[];
}

const MAX_CHARACTERS = 2_000;

function textOf(value: unknown, space?: number): string {
  const text = value === undefined ? 'nada' : JSON.stringify(value, null, space);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

/** An action and the state changes it caused. */
export function ActionDetail({ name, action, differences }: ActionDetailProps) {
  return (
    <div className={styles.detail} role="region" aria-label="Detalle de la acción" tabIndex={0}>
      <h2>Cambios en el estado</h2>
      {differences.length === 0 ? (
        <p>Ninguno.</p>
      ) : (
        <ul className={styles.changes}>
          {differences.map(({ path, before, after }) => (
            <li key={path}>
              <strong>{path}</strong>
              <del>{textOf(before)}</del>
              <ins>{textOf(after)}</ins>
            </li>
          ))}
        </ul>
      )}
      <h2>Acción</h2>
      <pre>{action === undefined ? name : textOf(action, 2)}</pre>
    </div>
  );
}
