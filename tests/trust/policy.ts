import type { Role } from '@/contract/common/roles';
import { ACCOUNT_RULES } from './accountRules';
import type { CanaryKind } from './callers';
import { PEOPLE_RULES } from './peopleRules';
import { RECORD_RULES } from './recordRules';
import { TEAM_RULES } from './teamRules';
import { WORK_RULES } from './workRules';
import type { Rule } from './rule';

/** Expected access by caller, with at least one rule for every route of the server. */
export const RULES: Rule[] = [
  ...ACCOUNT_RULES,
  ...PEOPLE_RULES,
  ...RECORD_RULES,
  ...TEAM_RULES,
  ...WORK_RULES,
];

/**
 * Kinds of content that each role may see. An ADMIN sees names and contacts of the practice, and clinical
 * text that they wrote themselves. A patient never sees the therapist's internal notes.
 */
export const VISIBLE: Record<Role, { own: CanaryKind[]; everybody: CanaryKind[] }> = {
  THERAPIST: {
    own: [
      'name',
      'email',
      'record',
      'appointment',
      'evaluation',
      'session',
      'private',
      'routine',
      'progress',
      'message',
      'notice',
    ],
    everybody: ['library'],
  },
  PATIENT: {
    own: ['name', 'email', 'session', 'routine', 'progress', 'message', 'notice'],
    everybody: ['library'],
  },
  ADMIN: {
    own: ['name', 'email', 'session', 'private', 'routine', 'notice'],
    everybody: ['library', 'name', 'email'],
  },
};
