import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { counted } from '@/contract/common/text';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import controlStyles from '../../../shared/ui/field-shell/control.module.css';
import { Icon } from '@/shared/ui/icon/Icon';
import { SearchIcon } from '@/shared/ui/icon/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { GROUP_LABELS, type PaletteContents, type PaletteEntry } from '../entries';
import { findEntries, type ResultGroup } from '../findEntries';
import styles from './Palette.module.css';

export interface PaletteProps {
  contents: PaletteContents;
  /** Data that is still on its way, or could not be had, in a sentence; `null` when all is there. */
  notice: string | null;
  /** Ids of entries chosen before, last one first. */
  recent: readonly string[];
  onChosen: (entry: PaletteEntry) => void;
  onShortcuts: () => void;
  onClose: () => void;
}

/** The option that is marked: the one with this id while it is listed, else the first. */
function markedOf(entries: readonly PaletteEntry[], id: string | null): number {
  const index = entries.findIndex((entry) => entry.id === id);
  return Math.max(index, 0);
}

/**
 * Search over patients, actions, pages, exercises and routines. Focus stays in the box; arrow keys move the mark, Enter
 * opens it. The list keeps its height, so that results never move the box.
 */
export function Palette({ contents, notice, recent, onChosen, onShortcuts, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const [markedId, setMarkedId] = useState<string | null>(null);
  const listId = useId();
  const groups = useMemo(() => findEntries(contents, query, recent), [contents, query, recent]);
  const entries = groups.flatMap((group) => group.entries);
  const index = markedOf(entries, markedId);
  const optionId = (entry: PaletteEntry) => `${listId}-${entry.id}`;
  const marked = entries[index];

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setMarkedId(entries[(index + step + entries.length) % entries.length]?.id ?? null);
    }
    if (event.key === 'Enter' && marked) {
      event.preventDefault();
      onChosen(marked);
    }
  }

  return (
    <Dialog open title="Buscar en la consulta" onClose={onClose} closeOnBackdrop>
      <div className={controlStyles.adorned}>
        <span className={controlStyles.start}>
          <Icon of={SearchIcon} />
        </span>
        <input
          type="text"
          role="combobox"
          className={`${controlStyles.control} ${controlStyles.withStart}`}
          aria-label="Buscar pacientes, acciones y páginas"
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={marked && optionId(marked)}
          placeholder="Paciente, teléfono, «nueva cita Manuel»..."
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMarkedId(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Results {...{ groups, listId, marked, optionId, onChosen }} onMarked={setMarkedId} />
      <div className={styles.foot}>
        {notice ?? (
          <>
            <span className={styles.keys}>Flechas para moverte, Intro para abrir.</span>
            <span className={styles.keys}>
              <Button variant="quiet" size="sm" onClick={onShortcuts}>
                Atajos de teclado
              </Button>
            </span>
          </>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{countText(entries.length)}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

const countText = (count: number) =>
  count === 0 ? 'Sin resultados' : counted(count, ['resultado', 'resultados']);

interface ResultsProps {
  groups: readonly ResultGroup[];
  listId: string;
  marked: PaletteEntry | undefined;
  optionId: (entry: PaletteEntry) => string;
  onChosen: (entry: PaletteEntry) => void;
  onMarked: (id: string) => void;
}

function Results({ groups, listId, marked, optionId, onChosen, onMarked }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const markedOption = marked && optionId(marked);
  useEffect(() => {
    if (markedOption) document.getElementById(markedOption)?.scrollIntoView?.({ block: 'nearest' });
    else list.current?.scrollTo?.(0, 0);
  }, [markedOption]);

  return (
    <div ref={list} className={styles.results}>
      {groups.length === 0 && (
        <p className={styles.none}>No se ha encontrado nada. Prueba con menos letras.</p>
      )}
      <div id={listId} role="listbox" aria-label="Resultados" hidden={groups.length === 0}>
        {groups.map(({ group, entries }) => (
          <div key={group} role="group" aria-label={GROUP_LABELS[group]}>
            <p className={styles.group} role="presentation" aria-hidden="true">
              {GROUP_LABELS[group]}
            </p>
            {entries.map((entry) => (
              // The keyboard reaches the options from the box, by aria-activedescendant.
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === marked}
                className={styles.option}
                onPointerMove={() => onMarked(entry.id)}
                onClick={() => onChosen(entry)}
              >
                <Icon of={entry.icon} />
                <span className={styles.text}>
                  <span className={styles.title}>{entry.title}</span>
                  {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
