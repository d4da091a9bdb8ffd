/** How a therapist is related to a patient whom they attend. */
export const CARE_RELATIONS = ['LEAD', 'COLLABORATOR', 'COVER'] as const;
export type CareRelation = (typeof CARE_RELATIONS)[number];

/** How many hand-overs the team of a patient tells. The copy of the record has them all. */
export const HANDOVERS_SHOWN = 5;

/** Texts of the team of a patient, of covers and of hand-overs. */
export const CARE_MESSAGES = {
  onlyLead: 'Solo su fisioterapeuta responsable puede hacerlo',
  notInAgenda: 'La cita está en la agenda de otro fisioterapeuta: solo puede cambiarla quien la atiende',
  noLongerAttended: 'Este fisioterapeuta ya no te atiende. Escribe a quien te atiende ahora.',
  isLead: 'Ya es su fisioterapeuta responsable',
  isCollaborator: 'Ya colabora con este paciente',
  self: 'Elige a otra persona',
  firstDayRequired: 'Indica el primer día',
  lastDayRequired: 'Indica el último día',
  lastBeforeFirst: 'El último día no puede ser anterior al primero',
  inThePast: 'La sustitución tiene que acabar hoy o más adelante',
  tooFar: 'Elige un día de los próximos dos años',
  coverOverlaps: 'Esta persona ya sustituye esos días',
  coverNotFound: 'Sustitución no encontrada',
  handedOver: (lead: string) => `Mientras tanto, alguien ha traspasado al paciente a ${lead}`,
  teamFailed: 'Error al cargar el equipo del paciente',
  addFailed: 'Error al añadir al equipo',
  removeFailed: 'Error al quitar del equipo',
  handoverFailed: 'Error al traspasar',
  coverFailed: 'Error al guardar la sustitución',
  endFailed: 'Error al terminar la sustitución',
  added: 'Añadido al equipo',
  removed: 'Quitado del equipo',
  covered: 'Sustitución guardada',
  ended: 'Sustitución terminada',
} as const;

/** Only on our server. */
export const CARE_PATHS = {
  team: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/team`,
  collaborators: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/collaborators`,
  removal: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/collaborators/removal`,
  handover: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/handover`,
  /** All patients of a therapist. */
  handoverOfAll: (therapistId: string) => `/api/team/${encodeURIComponent(therapistId)}/handover`,
  covers: '/api/covers',
  endOfCover: (id: string) => `/api/covers/${encodeURIComponent(id)}/end`,
  /** Of the signed-in patient. */
  mine: '/api/my-team',
} as const;
