import type { Exercise } from '@/contract/exerciseAnswers';
import { formatPhone } from '@/contract/common/text';
import type { PatientListItem } from '@/contract/patientAnswers';
import type { Routine } from '@/contract/routineAnswers';
import { newAppointmentAddress } from '@/features/appointments';
import type { PaletteEntry, PatientAction } from '@/features/palette';
import { birthOfNamesakes, foundBy } from '@/features/patients';
import { ROUTES } from '@/shared/routes';
import type { IconComponent } from '@/shared/ui/icon/Icon';
import {
  CalendarPlusIcon,
  ClockIcon,
  EvaluationIcon,
  ExerciseIcon,
  RoutineIcon,
  TherapistIcon,
  UserIcon,
} from '@/shared/ui/icon/icons';

/** A screen of the role's menu. */
export interface PalettePage {
  label: string;
  to: string;
  icon: IconComponent;
}

/** What the role does with patients. */
export interface Place {
  /** It may read the patients' records. */
  withRecord: boolean;
  /** It knows their contact data, and sees them at addresses of their own. */
  atDesk: boolean;
}

export const EXERCISE = 'exercise:';

const newAppointmentOf = (patientId: string) => newAppointmentAddress({ patientId });

/**
 * Patients open their record or, at the desk, their contact data; for whoever has neither, a new appointment.
 * The record is known of those who are `attended`.
 */
export function patientEntries(
  patients: readonly PatientListItem[],
  opensPatient: boolean,
  attended: readonly PatientListItem[],
): PaletteEntry[] {
  const birthOf = birthOfNamesakes(patients);
  const known = new Set(attended.map(({ id }) => id));
  return patients.map((patient) => {
    const { id, name, email, phone } = patient;
    return {
      id: `patient:${id}`,
      group: 'patients',
      title: name,
      detail: [birthOf(patient), phone ? formatPhone(phone) : email].filter(Boolean).join(' · '),
      keywords: foundBy(patient).join('\n'),
      icon: UserIcon,
      contactOnly: !known.has(id),
      to: opensPatient ? ROUTES.patient(id) : newAppointmentOf(id),
    };
  });
}

const newAppointment: PatientAction = {
  id: 'newAppointment',
  title: 'Nueva cita',
  keywords: 'reservar agenda',
  icon: CalendarPlusIcon,
  to: newAppointmentOf,
};

/** What can be done for a patient who is named in the search. */
export const patientActions = (withRecord: boolean): PatientAction[] => [
  newAppointment,
  ...(withRecord
    ? [
        {
          id: 'newSession',
          title: 'Escribir sesión',
          keywords: 'nueva nota',
          icon: TherapistIcon,
          inRecord: true,
          to: ROUTES.newPatientSession,
        },
        {
          id: 'newEvaluation',
          title: 'Nueva evaluación',
          keywords: 'valorar valoración',
          icon: EvaluationIcon,
          inRecord: true,
          to: ROUTES.newEvaluation,
        },
        {
          id: 'newRoutine',
          title: 'Nueva rutina',
          icon: RoutineIcon,
          inRecord: true,
          to: ROUTES.newPatientRoutine,
        },
      ]
    : []),
];

/** The actions that need no patient. */
export const plainActions = ({ withRecord, atDesk }: Place): PaletteEntry[] => [
  {
    id: 'action:newAppointment',
    group: 'actions',
    title: 'Nueva cita',
    icon: CalendarPlusIcon,
    to: ROUTES.newAppointment,
  },
  ...(atDesk
    ? []
    : [
        {
          id: 'action:newSession',
          group: 'actions' as const,
          title: 'Nueva sesión',
          icon: TherapistIcon,
          to: ROUTES.newSession,
        },
      ]),
  ...(withRecord || atDesk
    ? [
        {
          id: 'action:newPatient',
          group: 'actions' as const,
          title: 'Nuevo paciente',
          icon: UserIcon,
          to: ROUTES.newPatient,
        },
      ]
    : []),
];

export const pageEntries = (pages: readonly PalettePage[]): PaletteEntry[] =>
  pages.map(({ label, to, icon }) => ({ id: `page:${to}`, group: 'pages', title: label, icon, to }));

/** Working hours and absences, which stand in no menu. */
export const hoursEntry: PaletteEntry = {
  id: `page:${ROUTES.hours}`,
  group: 'pages',
  title: 'Horarios',
  keywords: 'mi horario ausencias vacaciones',
  icon: ClockIcon,
  to: ROUTES.hours,
};

export const exerciseEntries = (exercises: readonly Exercise[]): PaletteEntry[] =>
  exercises.map(({ id, name, category, equipment }) => ({
    id: `${EXERCISE}${id}`,
    group: 'exercises',
    title: name,
    detail: category,
    keywords: `${category} ${equipment ?? ''}`,
    icon: ExerciseIcon,
    to: ROUTES.exercises,
  }));

export const routineEntries = (routines: readonly Routine[]): PaletteEntry[] =>
  routines.map(({ id, name, patientName }) => ({
    id: `routine:${id}`,
    group: 'routines',
    title: name,
    ...(patientName && { detail: patientName, keywords: patientName }),
    icon: RoutineIcon,
    to: `${ROUTES.routines}?routine=${encodeURIComponent(id)}`,
  }));
