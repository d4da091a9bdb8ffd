import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A change under way to several rows, and how many of its calls are answered. */
export interface SelectionRun {
  /** Name of the change, in the words of the feature. */
  change: string;
  total: number;
  answered: number;
}

/** Which rows of a list the person chose, to act on several at once. */
export interface SelectionState {
  /** Whether rows can be chosen. */
  active: boolean;
  /** In the order of choosing. */
  pickedIds: readonly string[];
  run: SelectionRun | null;
}

const initialState: SelectionState = { active: false, pickedIds: [], run: null };

/** Ids in objects: a recording gives each the pseudonym that its row has. */
interface Picked {
  pickedIds: readonly string[];
}

/** A list's selection: a slice of its own, whose actions are what the person did and what became of it. */
export const createSelectionSlice = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState,
    reducers: {
      selectionStarted: () => ({ ...initialState, active: true }),
      selectionEnded: () => initialState,
      /** One row was chosen. */
      picked: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
        if (!state.pickedIds.includes(id)) state.pickedIds = [...state.pickedIds, id];
      },
      /** One row was left out again. */
      unpicked: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
        state.pickedIds = state.pickedIds.filter((one) => one !== id);
      },
      /** All rows of the list were chosen. */
      allPicked: (state, { payload }: PayloadAction<Picked>) => {
        state.pickedIds = [...new Set([...state.pickedIds, ...payload.pickedIds])];
      },
      picksCleared: (state) => {
        state.pickedIds = [];
      },
      /** The person asked for a change of the rows in `pickedIds`. */
      changeAsked: (state, { payload }: PayloadAction<Picked & { change: string }>) => {
        state.run = { change: payload.change, total: payload.pickedIds.length, answered: 0 };
      },
      /** One call of the change was answered. */
      changeAnswered: (state) => {
        if (state.run) state.run.answered += 1;
      },
      /** All calls are answered. Rows that were refused stay chosen. */
      changeEnded: (state, { payload }: PayloadAction<{ failedIds: readonly string[] }>) => {
        state.run = null;
        state.pickedIds = state.pickedIds.filter((id) => payload.failedIds.includes(id));
      },
    },
    selectors: {
      selectSelection: (state) => state,
      selectIsPicked: (state, id: string) => state.pickedIds.includes(id),
    },
  });

export type SelectionSlice = ReturnType<typeof createSelectionSlice>;
