import type { TestServer } from '@/server/testing/testServer';
import { canary, type Scene } from './callers';
import { STAFF_ANY, type WrittenRule } from './rule';

declare module './callers' {
  interface OwnKinds {
    deletedPatient: true;
  }
}

/** Rules of deleted records: the lead has theirs back, and an ADMIN everybody's. Nothing but names is shown. */
export const RULES: WrittenRule[] = [
  {
    route: 'GET /api/deleted-patients',
    allow: STAFF_ANY,
    audit: 'deleted-patient-list',
    namesDeleted: true,
  },
  {
    route: 'POST /api/deleted-patients/:id/recovery',
    names: 'deletedPatient',
    allow: STAFF_ANY,
    audit: 'patient-restoration',
    namesDeleted: true,
  },
];

export async function seed({ actors, objects }: Scene, server: TestServer): Promise<void> {
  const deleted = async (side: 'ana' | 'luis') => {
    const lead = side === 'ana' ? actors.therapist : actors.otherTherapist;
    const [name, notes] = [canary(side, 'deleted'), canary(side, 'hidden')];
    const deletedAt = server.clock.now();
    return (await server.addPatient(lead, { name, notes, deletedAt, deletedBy: lead.id })).id;
  };
  const [ana, luis] = [await deleted('ana'), await deleted('luis')];
  objects.deletedPatient = { therapist: ana, patient: ana, otherTherapist: luis, otherPatient: luis };
}
