import { recordTab, ROUTES } from '@/shared/routes';

/** Where what a record once showed by `?tab=` is now. Older notices and bookmarks still lead there. */
const NOW = {
  sessions: ['history', 'sessions'],
  evaluations: ['history', 'evaluations'],
  appointments: ['appointments'],
  routines: ['routines'],
  documents: ['documents'],
} as const;

/** The address in the place of a former one, or null for an address of today. */
export function addressOfFormerTab(patientId: string, search: string): string | null {
  const params = new URLSearchParams(search);
  const asked = params.get('tab');
  if (asked === null) return null;
  params.delete('tab');
  const [tab, kind] = Object.hasOwn(NOW, asked) ? NOW[asked as keyof typeof NOW] : [];
  if (kind) params.set('kind', kind);
  const rest = params.toString();
  return (tab ? recordTab(patientId, tab) : ROUTES.patient(patientId)) + (rest && `?${rest}`);
}
