import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { AppointmentImportField } from '@/contract/appointmentImports';
import type { ImportField } from '@/contract/importFields';

/**
 * `choosing`: no file yet. `reading`: the file is read. `mapping`: its columns are assigned. `checking`: the server looks at
 * its rows. `deciding`: what it found is shown. `sending`: patients are on their way. `done`: they exist.
 */
type ImportStage = 'choosing' | 'reading' | 'mapping' | 'checking' | 'deciding' | 'sending' | 'done';

/** What a file brings. */
export type ImportKind = 'patients' | 'appointments';

type AnyField = ImportField | AppointmentImportField;

interface ImportsState {
  kind: ImportKind;
  stage: ImportStage;
  /** The file's contents are in `heldImports` under this id. */
  fileId: string | null;
  /** Id of the therapist for whom an ADMIN imports. */
  therapistId: string | null;
  /** Fields of the kind, by column. */
  mapping: (AnyField | null)[];
  /** Rows that are imported although they may be somebody who is there already, or lie outside the hours. */
  allowed: number[];
  /** How far checking or sending has come. */
  done: number;
  total: number;
  /** Id of the import on the server, once it has begun; after a failure, of the attempt that failed. */
  importId: string | null;
  failure: string | null;
  /** The row that was corrected last: whether it is looked at anew, and why that failed. */
  correction: { row: number; isChecking: boolean; failure: string | null } | null;
  /** Rows that were corrected on screen and looked at anew. */
  corrected: number[];
}

const initialState: ImportsState = {
  kind: 'patients',
  stage: 'choosing',
  fileId: null,
  therapistId: null,
  mapping: [],
  allowed: [],
  done: 0,
  total: 0,
  importId: null,
  failure: null,
  correction: null,
  corrected: [],
};

/** Begins to look at all rows, also at what an earlier attempt has left. */
function beginCheck(state: ImportsState, total: number): void {
  Object.assign(state, {
    ...{ stage: 'checking', total, done: 0 },
    ...{ failure: null, correction: null, importId: null },
  });
}

/** What somebody did to import a file. No cell of it is here. */
export const importsSlice = createSlice({
  name: 'imports',
  initialState,
  reducers: {
    /** Another kind of file begins anew. */
    kindChosen: (state, { payload }: PayloadAction<ImportKind>) => ({
      ...initialState,
      therapistId: state.therapistId,
      kind: payload,
    }),
    therapistChosen: (state, { payload }: PayloadAction<string>) => {
      state.therapistId = payload || null;
    },
    fileChosen: {
      prepare: () => ({ payload: nanoid() }),
      reducer: (state, { payload }: PayloadAction<string>) => {
        Object.assign(state, {
          ...initialState,
          kind: state.kind,
          therapistId: state.therapistId,
          fileId: payload,
          stage: 'reading',
        });
      },
    },
    fileRead: (state, { payload }: PayloadAction<{ id: string; mapping: readonly (AnyField | null)[] }>) => {
      if (state.fileId !== payload.id) return;
      state.mapping = [...payload.mapping];
      state.stage = 'mapping';
    },
    fileRefused: (state, { payload }: PayloadAction<{ id: string; failure: string }>) => {
      if (state.fileId !== payload.id) return;
      const { kind, therapistId } = state;
      Object.assign(state, { ...initialState, kind, therapistId, failure: payload.failure });
    },
    /** A field goes to one column alone. */
    columnMapped: (state, { payload }: PayloadAction<{ column: number; field: AnyField | null }>) => {
      state.mapping = state.mapping.map((field, column) => {
        if (column === payload.column) return payload.field;
        return field === payload.field ? null : field;
      });
    },
    checkStarted: (state, { payload }: PayloadAction<number>) => {
      beginCheck(state, payload);
      state.allowed = [];
    },
    /** What is wrong in so many rows was left out. All are looked at anew; what was decided of others stays. */
    wrongCellsEmptied: (state, { payload }: PayloadAction<number>) => beginCheck(state, payload),
    rowsPassed: (state, { payload }: PayloadAction<number>) => {
      state.done = Math.min(state.total, state.done + payload);
    },
    checkFinished: (state) => {
      if (state.stage === 'checking') state.stage = 'deciding';
    },
    mappingReopened: (state) => {
      state.stage = 'mapping';
    },
    rowAllowed: (state, { payload }: PayloadAction<{ row: number; isAllowed: boolean }>) => {
      state.allowed = state.allowed.filter((row) => row !== payload.row);
      if (payload.isAllowed) state.allowed.push(payload.row);
    },
    /** Decides on all rows that may be somebody who is there. */
    rowsAllowed: (state, { payload }: PayloadAction<number[]>) => {
      state.allowed = payload;
    },
    /** Cells of a row were corrected; which and how is no part of it. */
    rowCorrected: (state, { payload }: PayloadAction<number>) => {
      state.correction = { row: payload, isChecking: true, failure: null };
    },
    rowRechecked: (state, { payload }: PayloadAction<number>) => {
      if (state.correction?.row === payload) state.correction = null;
      if (!state.corrected.includes(payload)) state.corrected.push(payload);
    },
    importConfirmed: (state, { payload }: PayloadAction<number>) => {
      Object.assign(state, {
        ...{ stage: 'sending', total: payload, done: 0 },
        ...{ failure: null, correction: null },
      });
    },
    importBegun: (state, { payload }: PayloadAction<string>) => {
      state.importId = payload;
    },
    importEnded: (state) => {
      state.stage = 'done';
    },
    /** Checking or sending failed; nothing was stored. */
    workFailed: (state, { payload }: PayloadAction<string>) => {
      if (state.stage === 'deciding') {
        if (state.correction) Object.assign(state.correction, { isChecking: false, failure: payload });
        return;
      }
      state.failure = payload;
      state.stage = state.stage === 'sending' ? 'deciding' : 'mapping';
    },
    /** The person begins anew, or leaves. */
    importLeft: ({ kind }) => ({ ...initialState, kind }),
  },
  selectors: { selectImport: (state) => state },
});

export const {
  checkFinished,
  checkStarted,
  columnMapped,
  fileChosen,
  fileRead,
  fileRefused,
  importBegun,
  importConfirmed,
  importEnded,
  importLeft,
  kindChosen,
  mappingReopened,
  rowAllowed,
  rowCorrected,
  rowRechecked,
  rowsAllowed,
  rowsPassed,
  therapistChosen,
  workFailed,
  wrongCellsEmptied,
} = importsSlice.actions;
export const { selectImport } = importsSlice.selectors;
