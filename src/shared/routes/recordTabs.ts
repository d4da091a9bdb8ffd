import { ROUTES } from './paths';

/** Tabs of a record beyond its first, by the last part of their address. */
export const RECORD_TABS = ['history', 'routines', 'appointments', 'documents', 'messages', 'data'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

/** Address of a tab of a record. */
export const recordTab = (patientId: string, tab: RecordTab): string => `${ROUTES.patient(patientId)}/${tab}`;

/** Address of a run in the record of its patient. */
export const recordRun = (patientId: string, runId: string): string =>
  `${recordTab(patientId, 'routines')}?run=${encodeURIComponent(runId)}`;

/** The tab that a path of a record shows, `null` for the first one. Case and a closing slash do not count. */
export function recordTabOf(pathname: string): RecordTab | null {
  const last = pathname.toLowerCase().replace(/\/+$/, '').split('/').at(-1);
  return RECORD_TABS.find((tab) => tab === last) ?? null;
}
