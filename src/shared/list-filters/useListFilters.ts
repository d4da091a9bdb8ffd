import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectView, viewChosen } from '../preferences';
import { useAppDispatch, useAppSelector } from '../redux';

/** The filters of a list that name nobody, by name; `''` is the default of each. */
type Filters = Record<string, string>;

/** Whether a value may stand in the address or in the preferences; anything else is ignored. */
export type Accepts<Values extends Filters> = { [Name in keyof Values]: (value: string) => boolean };

export interface ListFiltersOptions<Values extends Filters> {
  /** Name of the list in the preferences. */
  screen: string;
  values: Values;
  /** Keeps its identity between renders. */
  accepts: Accepts<Values>;
  /** Filters that were found in the address or in the preferences; the others are at their default. */
  onRestored: (values: Values) => void;
}

const namesOf = <Values extends Filters>(accepts: Accepts<Values>) => Object.keys(accepts).sort();

/** The filters as one text, in the order of their names: `category=Fuerza&difficulty=EASY`; '' for the defaults. */
export function filtersText<Values extends Filters>(values: Values, accepts: Accepts<Values>): string {
  const params = new URLSearchParams();
  for (const name of namesOf(accepts)) if (values[name]) params.set(name, values[name]);
  return params.toString();
}

/** Reads the filters from such a text. Values that are not accepted are at their default. */
export function filtersOf<Values extends Filters>(text: string, accepts: Accepts<Values>): Values {
  const params = new URLSearchParams(text);
  const entries = namesOf(accepts).map((name) => {
    const value = params.get(name) ?? '';
    return [name, value !== '' && accepts[name]?.(value) ? value : ''];
  });
  return Object.fromEntries(entries) as Values;
}

/**
 * Keeps the filters of a list in the address, so that a link or a reload shows the same rows, and in the preferences of
 * this browser. An address with filters wins over the preferences. What a person chooses before the preferences have
 * loaded wins as well. Texts that may name a patient are no filters of this kind: they stay in the state alone.
 */
export function useListFilters<Values extends Filters>(options: ListFiltersOptions<Values>): void {
  const { screen, values, accepts, onRestored } = options;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const kept = useAppSelector((root) => selectView(root, screen, ''));
  const text = filtersText(values, accepts);
  /** The filters that were restored or chosen last. */
  const settled = useRef(text);
  const isSettledByHand = useRef(text !== '');
  const lastSearch = useRef<string | null>(null);
  const written = useRef<string | null>(null);
  const lastText = useRef(text);

  useEffect(() => {
    const restore = (found: string) => {
      const valid = filtersOf(found, accepts);
      const next = filtersText(valid, accepts);
      if (next === '' || next === settled.current) return false;
      settled.current = next;
      onRestored(valid);
      return true;
    };
    const isNew = lastSearch.current !== search;
    lastSearch.current = search;
    if (isNew && search !== written.current && restore(search)) isSettledByHand.current = true;
    if (!isSettledByHand.current && settled.current === '') restore(kept);
  }, [search, kept, accepts, onRestored]);

  useEffect(() => {
    const isNew = lastText.current !== text;
    lastText.current = text;
    if (isNew && text !== settled.current) {
      settled.current = text;
      isSettledByHand.current = true;
      dispatch(viewChosen({ screen, view: text }));
    }
    // What was restored a moment ago comes with the next render.
    if (text !== settled.current) return;
    const params = new URLSearchParams(search);
    for (const name of namesOf(accepts)) params.delete(name);
    for (const [name, value] of new URLSearchParams(text)) params.set(name, value);
    const wanted = params.size > 0 ? `?${params.toString()}` : '';
    if (filtersText(filtersOf(search, accepts), accepts) === text) return;
    written.current = wanted;
    navigate({ search: wanted }, { replace: true, state });
  }, [text, search, screen, accepts, state, dispatch, navigate]);
}
