import type { Role } from '@/contract/common/roles';
import { ACCOUNT_RULES } from './accountRules';
import { CARE_RULES } from './careRules';
import type { CanaryKind } from './callers';
import { DOCUMENT_RULES } from './documentRules';
import { MOVING_RULES } from './movingRules';
import { HOURS_RULES } from './hoursRules';
import { PEOPLE_RULES } from './peopleRules';
import { RECORD_RULES } from './recordRules';
import { TEAM_RULES } from './teamRules';
import { WORK_RULES } from './workRules';
import type { Rule } from './rule';

const ROUTES: Rule[] = [
  ...ACCOUNT_RULES,
  ...CARE_RULES,
  ...DOCUMENT_RULES,
  ...HOURS_RULES,
  ...MOVING_RULES,
  ...PEOPLE_RULES,
  ...RECORD_RULES,
  ...TEAM_RULES,
  ...WORK_RULES,
];

/** Expected access by caller, with at least one rule for every route of the server. An edit is for whom its update is. */
export const RULES: Rule[] = ROUTES.flatMap(({ takesEdits, ...rule }) => {
  if (!takesEdits) return [rule];
  const { bodyIds: _bodyIds, ...edit } = rule;
  return [rule, { ...edit, about: 'only what changed', body: () => ({ read: {} }) }];
});

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
      'document',
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
    own: ['name', 'email', 'document', 'session', 'routine', 'progress', 'message', 'notice'],
    everybody: ['library'],
  },
  ADMIN: {
    own: ['name', 'email', 'session', 'private', 'routine', 'notice'],
    everybody: ['library', 'name', 'email'],
  },
};
