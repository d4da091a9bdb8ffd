import styles from './Feeling.module.css';

/** Shown at the end of a routine with skipped exercises. */
export function LeftoversPanel({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.panel}>
      <div className={styles.hero}>
        <h3 className={styles.title}>
          {names.length === 1
            ? 'Te queda 1 ejercicio sin hacer'
            : `Te quedan ${names.length} ejercicios sin hacer`}
        </h3>
        <p className={styles.text}>Puedes hacerlos ahora o terminar la rutina así.</p>
      </div>
      <ul className={styles.list}>
        {names.map((name, index) => (
          <li key={`${index}-${name}`}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
