/** What a document is. */
export const DOCUMENT_KINDS = ['REPORT', 'IMAGING', 'REFERRAL', 'CONSENT', 'OTHER'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_KIND_LABELS: Record<DocumentKind, string> = {
  REPORT: 'Informe',
  IMAGING: 'Prueba de imagen',
  REFERRAL: 'Volante',
  CONSENT: 'Consentimiento',
  OTHER: 'Otro',
};

/** Media types that are stored. A HEIC photo becomes a JPEG. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export const DOCUMENT_TYPE_LABELS: Record<DocumentType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Imagen JPEG',
  'image/png': 'Imagen PNG',
  'image/webp': 'Imagen WebP',
};
