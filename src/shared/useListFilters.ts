import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectView, viewChosen } from './preferences/slice';
import { type RootState, useAppSelector, useAppStore } from './redux';

/** One filter of a list: its values, and the action by which a person chooses one. */
export interface ListFilter<Value extends string> {
  /** Whether a text of an address or a device is one of its values. Anything else is ignored. */
  accepts: readonly Value[] | ((text: string) => boolean);
  /** Stands neither in the address nor on the device; empty by default. */
  initial?: Value;
  chosen: (value: Value) => UnknownAction;
}

/**
 * The filters of a list that its domain's slice holds and that address and device keep as well. A text that may name a
 * patient is none of them: it stays in the slice alone.
 */
export interface ListFilters {
  /** Name of the list in the preferences. */
  screen: string;
  select: (state: RootState) => Readonly<Record<string, string>>;
  /** By name in the slice, which is the parameter's name in the address too. */
  fields: Readonly<Record<string, ListFilter<string>>>;
}

/** Declares the filters of a list, typed by what its slice holds. */
export function defineListFilters<Values extends object>(list: {
  screen: string;
  select: (state: RootState) => Values;
  fields: { [Name in keyof Values]?: Values[Name] extends string ? ListFilter<Values[Name]> : never };
}): ListFilters {
  return list as unknown as ListFilters;
}

const isAccepted = ({ accepts }: ListFilter<string>, text: string): boolean =>
  typeof accepts === 'function' ? accepts(text) : accepts.includes(text);

/** The filters as one text, in the order of their names: `category=Fuerza&difficulty=EASY`; '' for the initial ones. */
export function filtersText({ fields }: ListFilters, values: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams();
  for (const [name, { initial = '' }] of Object.entries(fields).sort(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    if (values[name] && values[name] !== initial) params.set(name, values[name]);
  return params.toString();
}

/** Reads the filters from such a text. What is missing or not accepted is the initial value. */
export function filtersOf({ fields }: ListFilters, text: string): Record<string, string> {
  const params = new URLSearchParams(text);
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = params.get(name);
    return [name, value && isAccepted(field, value) ? value : (field.initial ?? '')];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/**
 * Keeps the filters of a list in the address, so that a link or a reload shows the same rows, and in the preferences of
 * this browser. An address with filters wins over the preferences, and so does what a person chooses before they have
 * loaded.
 */
export function useListFilters(list: ListFilters): void {
  const { screen, select, fields } = list;
  const { dispatch, getState } = useAppStore();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const kept = useAppSelector((root) => selectView(root, screen, ''));
  const text = useAppSelector((root) => filtersText(list, select(root)));
  /** The filters that were found or chosen last. */
  const settled = useRef(text);
  /** The address that was written last, which says nothing new. */
  const written = useRef<string | null>(null);

  const takeOver = useEffectEvent((found: string) => {
    const values = filtersOf(list, found);
    const next = filtersText(list, values);
    if (next === '' || next === settled.current) return;
    settled.current = next;
    for (const [name, { chosen }] of Object.entries(fields)) dispatch(chosen(values[name] ?? ''));
  });
  useEffect(() => {
    if (search !== written.current) takeOver(search);
  }, [search]);
  useEffect(() => {
    if (settled.current === '') takeOver(kept);
  }, [kept]);

  useEffect(() => {
    // What was taken over a moment ago is in the slice, and comes with the next render.
    const now = filtersText(list, select(getState()));
    if (now !== settled.current) {
      settled.current = now;
      dispatch(viewChosen({ screen, view: now }));
    }
    if (filtersText(list, filtersOf(list, search)) === now) return;
    const params = new URLSearchParams(search);
    for (const name of Object.keys(fields)) params.delete(name);
    for (const [name, value] of new URLSearchParams(now)) params.set(name, value);
    written.current = params.size > 0 ? `?${params.toString()}` : '';
    navigate({ search: written.current }, { replace: true, state });
  }, [text, search, list, screen, select, fields, state, dispatch, getState, navigate]);
}
