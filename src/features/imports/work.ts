import { nanoid } from '@reduxjs/toolkit';
import { chunksOf, IMPORT_MESSAGES as MESSAGES } from '@/contract/imports';
import type { ColumnMapping } from '@/contract/importFields';
import { identityOf, letterMOf, likeWithin, rowBody } from '@/contract/importRows';
import { isApiError } from '@/shared/api/errors';
import { practiceZone, todayOfPractice } from '@/shared/lib/dates';
import { beginImport, checkImportRows, finishImport, removeImport, sendImportRows } from './api';
import { type Api, attempt, quietly, withRows } from './attempt';
import { type Checked, chosenRows, isFaulty, type HeldImport, type RowReport } from './held';
import { checkFinished, importBegun, importEnded, rowRechecked, rowsPassed, selectImport } from './slice';

/** Rows made between two turns of the browser, so that a press is answered at once. */
const ROWS_PER_TURN = 500;
const CHECKING = { stage: 'checking', failure: MESSAGES.checkFailed } as const;
const CORRECTING = { stage: 'deciding', failure: MESSAGES.recheckFailed } as const;
const SENDING = { stage: 'sending', failure: MESSAGES.sendFailed } as const;

/** What must be known of the whole file to read one of its rows, and the rows as far as the browser reads them. */
function reader(api: Api, { table }: HeldImport) {
  const mapping = selectImport(api.getState()).mapping as ColumnMapping;
  const { rows, lines } = table ?? { rows: [], lines: [] };
  const days = { today: todayOfPractice(), zone: practiceZone() };
  const context = { mapping, ...days, letterM: letterMOf(mapping, rows) };
  const read = (at: number): RowReport => {
    const line = lines[at] ?? 0;
    return { ...rowBody(rows[at] ?? [], context), line, refusals: [], duplicates: [], like: undefined };
  };
  return { count: rows.length, read };
}

/** What every row becomes under the mapping, before the server has seen any. */
async function readRows(api: Api, held: HeldImport): Promise<RowReport[]> {
  const { count, read } = reader(api, held);
  const reports: RowReport[] = [];
  for (let at = 0; at < count; at += 1) {
    if (at % ROWS_PER_TURN === 0) await api.delay(0);
    reports.push(read(at));
  }
  return reports;
}

/** Marks rows that repeat an earlier one. */
function compareWithin(found: RowReport[]): Checked<RowReport> {
  const like = likeWithin(found.map((row) => (isFaulty(row) ? undefined : identityOf(row.body))));
  return { found, rows: found.map((row, at) => ({ ...row, like: like.get(at) })) };
}

/** Asks the server about rows that one call takes, and adds what it says. */
async function ask(api: Api, how: typeof CHECKING | typeof CORRECTING, rows: readonly RowReport[]) {
  const { therapistId } = selectImport(api.getState());
  const bodies = rows.map(({ body }) => body);
  const findings = await withRows(api, bodies, (rowsKey) =>
    attempt(api, how, () =>
      api.dispatch(checkImportRows.initiate({ therapistId, rowsKey }, { track: false })),
    ),
  );
  for (const { row, fields, duplicates } of findings) {
    const report = rows[row];
    if (report) Object.assign(report, { refusals: [...fields], duplicates });
  }
}

async function check(api: Api, held: HeldImport): Promise<void> {
  const rows = await readRows(api, held);
  for (const { from, count } of chunksOf(rows.map(({ body }) => body))) {
    await ask(api, CHECKING, rows.slice(from, from + count));
    api.dispatch(rowsPassed(count));
  }
  held.patients = compareWithin(rows);
  api.dispatch(checkFinished());
}

async function recheck(api: Api, held: HeldImport, at: number): Promise<void> {
  const row = reader(api, held).read(at);
  await ask(api, CORRECTING, [row]);
  held.patients = compareWithin(
    (held.patients?.found ?? []).map((found, place) => (place === at ? row : found)),
  );
  api.dispatch(rowRechecked(at));
}

/** Takes an attempt back that failed: it may have ended although no answer came, and nobody is to be there twice. */
const takeBack = (api: Api, id: string) =>
  attempt(api, SENDING, async () => {
    const { error } = await api.dispatch(removeImport.initiate(id, { track: false }));
    return isApiError(error) && error.status === 404 ? {} : { error };
  });

async function send(api: Api, held: HeldImport): Promise<void> {
  const { therapistId, allowed, importId } = selectImport(api.getState());
  if (importId) await takeBack(api, importId);
  const bodies = chosenRows(held.patients?.rows ?? [], allowed).map(({ body }) => body);
  const begin = { therapistId, total: bodies.length, key: nanoid(24) };
  const id = await attempt(api, SENDING, () => api.dispatch(beginImport.initiate(begin, { track: false })));
  api.dispatch(importBegun(id));
  for (const { from, count } of chunksOf(bodies)) {
    await withRows(api, bodies.slice(from, from + count), (rowsKey) =>
      attempt(api, SENDING, () =>
        api.dispatch(sendImportRows.initiate({ id, from, rowsKey }, { track: false })),
      ),
    );
    api.dispatch(rowsPassed(count));
  }
  await attempt(api, SENDING, () => api.dispatch(finishImport.initiate(id, { track: false })));
  api.dispatch(importEnded());
}

/** Asks the server about every row and holds what it says. Nothing is stored. */
export const checkFile = quietly(check);

/** Reads a corrected row anew and asks the server about it alone. */
export const checkPatientRow = quietly(recheck);

/** Sends the chosen rows: all of them become patients, or none. */
export const sendPatients = quietly(send);
