export const DOCUMENT_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/documents`,
  /** The signed-in patient's own. */
  mine: '/api/my-documents',
  one: (id: string) => `/api/documents/${encodeURIComponent(id)}`,
  /** The bytes. */
  content: (id: string) => `/api/documents/${encodeURIComponent(id)}/content`,
  upload: (id: string) => `/api/uploads/${encodeURIComponent(id)}`,
  /** Takes one piece, named by `?piece=`. */
  uploadContent: (id: string) => `/api/uploads/${encodeURIComponent(id)}/content`,
  uploadFinished: (id: string) => `/api/uploads/${encodeURIComponent(id)}/finished`,
} as const;
