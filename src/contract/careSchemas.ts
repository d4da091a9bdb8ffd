import * as yup from 'yup';
import { CARE_MESSAGES as MESSAGES } from './care';
import { TEXT_LIMITS } from './common/constants';
import { calendarDate, optionalText, requiredText } from './common/fields';
import { TEAM_MESSAGES } from './team';

const therapistId = () => requiredText(64, TEAM_MESSAGES.therapistRequired);
const day = (required: string) => calendarDate().required(required);

/** Body of POST …/collaborators and …/collaborators/removal. */
export const collaboratorSchema = yup.object({ therapistId: therapistId() });
export type CollaboratorBody = yup.InferType<typeof collaboratorSchema>;

/** Body of a hand-over, of one patient or of all. The note is read by therapists who attend the patient. */
export const handoverSchema = yup.object({
  therapistId: therapistId(),
  note: optionalText(TEXT_LIMITS.paragraph),
  moveAppointments: yup.boolean().required(),
});
export type HandoverBody = yup.InferType<typeof handoverSchema>;

/** Body of POST /api/covers. Only an ADMIN names a therapist; a therapist is covered themselves. */
export const coverSchema = yup.object({
  therapistId: optionalText(64),
  coveredBy: therapistId(),
  firstDay: day(MESSAGES.firstDayRequired),
  lastDay: day(MESSAGES.lastDayRequired).test(
    'order',
    MESSAGES.lastBeforeFirst,
    (value, { parent }) => !value || value >= (parent as { firstDay?: string }).firstDay!,
  ),
});
export type CoverBody = yup.InferType<typeof coverSchema>;

/** Form of administration, which says who is away: without it the body would mean whoever sends it. */
export const anyCoverFormSchema = coverSchema.shape({ therapistId: therapistId() });
