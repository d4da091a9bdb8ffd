import { isAnyOf } from '@reduxjs/toolkit';
import { guessAppointmentMapping } from '@/contract/appointmentImports';
import { guessMapping } from '@/contract/importFields';
import { FILE_REFUSALS } from '@/contract/imports';
import { loggedOut, sessionExpired, signedOutElsewhere } from '@/shared/identity/slice';
import { closingGuard } from '@/shared/lib/closing';
import { practiceZone } from '@/shared/lib/dates';
import type { StartListening } from '@/shared/redux';
import { removeImport } from './api';
import { heldImports } from './held';
import { readFile } from './read/readFile';
import { RefusedFile } from './read/table';
import {
  checkStarted,
  fileChosen,
  fileRead,
  fileRefused,
  importConfirmed,
  importEnded,
  importLeft,
  kindChosen,
  rowCorrected,
  selectImport,
  wrongCellsEmptied,
} from './slice';
import { checkFile, checkPatientRow, sendPatients } from './work';
import { checkAppointmentRow, checkAppointments, sendAppointments } from './workAppointments';

const over = isAnyOf(importLeft, kindChosen, loggedOut, sessionExpired, signedOutElsewhere);

/** Registers the side effects of imports: reading a file, checking and sending its rows, giving it up. */
export function startImportListeners(startListening: StartListening): void {
  startListening({
    actionCreator: fileChosen,
    effect: async ({ payload: id }, { dispatch, extra, getState }) => {
      const held = heldImports(extra).get(id);
      if (!held) return;
      try {
        const isAgenda = selectImport(getState()).kind === 'appointments';
        const calendar = { zone: practiceZone(), now: Date.now() };
        held.table = await readFile(held.file, isAgenda ? calendar : undefined);
        const guess = isAgenda ? guessAppointmentMapping : guessMapping;
        dispatch(fileRead({ id, mapping: guess(held.table.headings) }));
      } catch (error) {
        const failure = error instanceof RefusedFile ? error.message : FILE_REFUSALS.failed;
        heldImports(extra).delete(id);
        dispatch(fileRefused({ id, failure }));
      }
    },
  });

  // The file is held in memory alone. Closing the page would lose what was corrected in it, or break off what is being sent.
  let guardClosing: ReturnType<typeof closingGuard> | undefined;
  startListening({
    actionCreator: fileChosen,
    effect: (_action, { extra, getState }) => {
      guardClosing ??= closingGuard(() => {
        const { fileId, stage } = selectImport(getState());
        return stage === 'sending' || heldImports(extra).get(fileId ?? '')?.corrected !== undefined;
      });
      guardClosing(true);
    },
  });
  startListening({
    matcher: isAnyOf(over, fileRefused, importEnded),
    effect: () => guardClosing?.(false),
  });

  startListening({
    matcher: isAnyOf(checkStarted, wrongCellsEmptied),
    effect: (_action, api) =>
      (selectImport(api.getState()).kind === 'appointments' ? checkAppointments : checkFile)(api),
  });
  startListening({
    actionCreator: rowCorrected,
    effect: ({ payload: row }, api) =>
      (selectImport(api.getState()).kind === 'appointments' ? checkAppointmentRow : checkPatientRow)(
        api,
        row,
      ),
  });
  startListening({
    actionCreator: importConfirmed,
    effect: (_action, api) =>
      (selectImport(api.getState()).kind === 'appointments' ? sendAppointments : sendPatients)(api),
  });

  startListening({
    matcher: over,
    effect: (_action, { dispatch, extra, getOriginalState }) => {
      heldImports(extra).clear();
      const { importId, stage } = selectImport(getOriginalState());
      if (importId && stage === 'sending') void dispatch(removeImport.initiate(importId, { track: false }));
    },
  });
}
