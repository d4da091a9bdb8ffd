import { searchForm } from '@/contract/common/text';
import { textSearch } from '@/shared/lib/values';
import {
  PALETTE_GROUPS,
  type PaletteContents,
  type PaletteEntry,
  type PaletteGroup,
  type PatientAction,
} from './entries';

/** A heading and its results; `recent` heads what was chosen last. */
export interface ResultGroup {
  group: PaletteGroup | 'recent';
  entries: PaletteEntry[];
}

/** Results of one group at most. */
const SHOWN = 6;
const SHOWN_RECENT = 5;
/** Letters from which the beginning of an action's word stands for it. */
const SHORTEST_ACTION_WORD = 3;

const matching = textSearch<PaletteEntry>(({ title, keywords }) => [title, keywords]);

const wordsOf = (text: string): string[] => searchForm(text).split(/\s+/).filter(Boolean);

/** How well a match fits: 0 where the title begins with the query, 1 where words of it begin so, else 2. */
function fitOf(title: string, query: string, words: readonly string[]): 0 | 1 | 2 {
  const folded = searchForm(title);
  if (folded.startsWith(query)) return 0;
  return words.every((word) => folded.startsWith(word) || folded.includes(` ${word}`)) ? 1 : 2;
}

interface Ranked {
  entries: PaletteEntry[];
  /** Fit of the first entry. */
  fit: number;
}

/**
 * The entries that hold every word of `query`, best fit first and, among equals, recent ones first. One pass over the
 * list, so that thousands of patients cost a few milliseconds.
 */
function rank(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly string[],
  limit: number,
): Ranked {
  const matches = matching(query);
  const folded = searchForm(query).trim();
  const words = wordsOf(query);
  const byFit: { known: PaletteEntry[]; others: PaletteEntry[] }[] = [0, 1, 2].map(() => ({
    known: [],
    others: [],
  }));
  for (const entry of entries) {
    if (!matches(entry)) continue;
    const fitting = byFit[fitOf(entry.title, folded, words)];
    if (!fitting) continue;
    if (recent.includes(entry.id)) fitting.known.push(entry);
    else if (fitting.others.length < limit) fitting.others.push(entry);
  }
  for (const { known } of byFit) known.sort((a, b) => recent.indexOf(a.id) - recent.indexOf(b.id));
  return {
    entries: byFit.flatMap(({ known, others }) => [...known, ...others]).slice(0, limit),
    fit: byFit.findIndex(({ known, others }) => known.length + others.length > 0),
  };
}

const actionFor = ({ id, title, icon, to }: PatientAction, patient: PaletteEntry): PaletteEntry => ({
  id: `${id}:${patient.id}`,
  group: 'actions',
  title: `${title} · ${patient.title}`,
  ...(patient.detail && { detail: patient.detail }),
  icon,
  to: to(patientIdOf(patient)),
});

const isFor = ({ inRecord = false }: PatientAction, { contactOnly = false }: PaletteEntry): boolean =>
  !(inRecord && contactOnly);

/** The patient's id in the id of an entry, `patient:12`. */
const patientIdOf = ({ id }: PaletteEntry): string => id.slice(id.indexOf(':') + 1);

/**
 * Actions for patients that the query names: some of its words begin words of the action, the others find the patient.
 */
function actionsForPatients(
  { patients, patientActions }: PaletteContents,
  query: string,
  recent: readonly string[],
) {
  const words = wordsOf(query);
  const found = new Map<string, PaletteEntry[]>();
  return patientActions.flatMap((action) => {
    const own = wordsOf(`${action.title} ${action.keywords ?? ''}`);
    const isOwn = (word: string) =>
      own.some((one) => one === word || (word.length >= SHORTEST_ACTION_WORD && one.startsWith(word)));
    const names = words.filter((word) => !isOwn(word));
    if (names.length === 0 || names.length === words.length) return [];
    const name = names.join(' ');
    const key = `${String(action.inRecord)} ${name}`;
    if (!found.has(key)) {
      const those = patients.filter((patient) => isFor(action, patient));
      found.set(key, rank(those, name, recent, SHOWN).entries);
    }
    return (found.get(key) ?? []).map((patient) => actionFor(action, patient));
  });
}

/** The entries behind these ids, in their order; those that no longer exist are left out. */
function entriesOf({ patients, others, patientActions }: PaletteContents, ids: readonly string[]) {
  const wanted = new Set(ids.flatMap((id) => [id, id.slice(id.indexOf(':') + 1)]));
  const known = new Map<string, PaletteEntry>();
  for (const entry of [...patients, ...others]) if (wanted.has(entry.id)) known.set(entry.id, entry);
  return ids.flatMap((id): PaletteEntry[] => {
    const entry = known.get(id);
    if (entry) return [entry];
    const action = patientActions.find((one) => id.startsWith(`${one.id}:`));
    const patient = action && known.get(id.slice(action.id.length + 1));
    return patient && isFor(action, patient) ? [actionFor(action, patient)] : [];
  });
}

/** With an empty query the recent entries come before the other actions and pages. */
function withoutQuery(contents: PaletteContents, recent: readonly string[]): ResultGroup[] {
  const chosen = entriesOf(contents, recent).slice(0, SHOWN_RECENT);
  const rest = contents.others.filter((entry) => !chosen.includes(entry));
  return [
    { group: 'recent', entries: chosen },
    { group: 'actions', entries: rest.filter(({ group }) => group === 'actions') },
    { group: 'pages', entries: rest.filter(({ group }) => group === 'pages') },
  ];
}

/**
 * Results for what is typed: entries that hold every word, accents and case aside, in groups; the group with the best
 * fit comes first. `recent` lists the ids of entries chosen before, last one first. An empty query shows those, then
 * actions and pages.
 */
export function findEntries(
  contents: PaletteContents,
  query: string,
  recent: readonly string[],
): ResultGroup[] {
  if (query.trim() === '') return withoutQuery(contents, recent).filter(({ entries }) => entries.length > 0);
  const forPatients = actionsForPatients(contents, query, recent);
  const groups = PALETTE_GROUPS.map((group) => {
    if (group === 'patients') return { group, ...rank(contents.patients, query, recent, SHOWN) };
    const own = contents.others.filter((entry) => entry.group === group);
    const ranked = rank(own, query, recent, SHOWN);
    return group === 'actions' && forPatients.length > 0
      ? { group, entries: [...ranked.entries, ...forPatients].slice(0, SHOWN), fit: 0 }
      : { group, ...ranked };
  });
  return groups
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => a.fit - b.fit)
    .map(({ group, entries }) => ({ group, entries }));
}
