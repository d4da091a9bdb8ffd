import fc from 'fast-check';
import { appointment, appointmentConflict, appointmentStats, seriesPlan } from '../appointments/answers';
import { auditPage } from '../audit/answers';
import { sessionAnswer, sessionsAnswer } from '../auth/answers';
import { conversation } from '../chat/answers';
import { evaluation } from '../evaluations/answers';
import { exercise } from '../exercises/answers';
import { invitation, linkedInvitation } from '../invitations/answers';
import { notification } from '../notifications/answers';
import { patient, patientListItem } from '../patients/answers';
import { pendingWork } from '../pending/answers';
import { profile } from '../profile/answers';
import { adherence, patientRoutine, progressStats, routineProgress } from '../progress/answers';
import { earlierVersion, recordCopy } from '../record/answers';
import { routine } from '../routines/answers';
import { session } from '../sessions/answers';
import { validAnswers } from './validAnswers';

const SCHEMAS = {
  adherence,
  appointment,
  appointmentConflict,
  appointmentStats,
  auditPage,
  conversation,
  earlierVersion,
  evaluation,
  exercise,
  invitation,
  linkedInvitation,
  notification,
  patient,
  patientListItem,
  patientRoutine,
  pendingWork,
  profile,
  progressStats,
  recordCopy,
  routine,
  routineProgress,
  seriesPlan,
  session,
  sessionAnswer,
  sessionsAnswer,
};

test.each(Object.entries(SCHEMAS))(
  'what is generated for %s is valid and keeps its shape',
  (_name, schema) => {
    fc.assert(
      fc.property(validAnswers(schema), (answer) => {
        expect(schema.validateSync(answer, { strict: true })).toEqual(answer);
      }),
      { numRuns: 50 },
    );
  },
);
