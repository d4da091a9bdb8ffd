import type { Formality } from '../practice/enums';
import type { MessageKind } from './enums';

/** Mails whose sentences a practice may write itself. Both reminders are one. */
export const WRITABLE_MAILS = ['BOOKED', 'MOVED', 'CANCELLED', 'REMINDER'] as const;
export type WritableMail = (typeof WRITABLE_MAILS)[number];
export const WRITABLE_MAIL_LABELS: Record<WritableMail, string> = {
  BOOKED: 'Cita nueva',
  MOVED: 'Cambio de hora',
  CANCELLED: 'Cancelación',
  REMINDER: 'Recordatorio',
};
export const writableMailOf = (kind: MessageKind): WritableMail =>
  kind === 'LAST_REMINDER' ? 'REMINDER' : kind;

/** What stands in a text for something of the appointment, written `{cuando}`. */
export const PLACEHOLDERS = {
  cuando: 'el día y la hora',
  antes: 'los que tenía antes',
  consulta: 'el nombre de la consulta',
  fisioterapeuta: 'quién atiende',
  contacto: 'cómo avisar: «llámanos al…»',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

export const MAIL_TEXT_LIMITS = { openingMax: 300, closingMax: 500 } as const;

/** The sentences of a mail: the first one, of each appointment, and the last one, above the signature. */
export interface MailText {
  opening: string;
  closing: string;
}

/** What a mail says where the practice has written nothing else. It never says what is treated. */
export const USUAL_TEXTS: Record<Formality, Record<WritableMail, MailText>> = {
  TU: {
    BOOKED: {
      opening: 'Tienes una cita en {consulta} el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puedes venir, {contacto}.',
    },
    MOVED: {
      opening: 'Tu cita del {antes} cambia: ahora es el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puedes venir, {contacto}.',
    },
    CANCELLED: {
      opening: 'Tu cita del {cuando} está cancelada.',
      closing: 'Si quieres otra cita, {contacto}.',
    },
    REMINDER: {
      opening: 'Te recordamos tu cita en {consulta} el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puedes venir, {contacto}.',
    },
  },
  USTED: {
    BOOKED: {
      opening: 'Tiene una cita en {consulta} el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puede venir, {contacto}.',
    },
    MOVED: {
      opening: 'Su cita del {antes} cambia: ahora es el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puede venir, {contacto}.',
    },
    CANCELLED: {
      opening: 'Su cita del {cuando} está cancelada.',
      closing: 'Si quiere otra cita, {contacto}.',
    },
    REMINDER: {
      opening: 'Le recordamos su cita en {consulta} el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puede venir, {contacto}.',
    },
  },
};

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The first placeholder of a text that does not exist, as it is written; undefined if there is none. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !Object.hasOwn(PLACEHOLDERS, name))?.[0];

/** The text with what its placeholders stand for. */
export const filledText = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(PLACEHOLDER, (written, name: string) =>
    Object.hasOwn(PLACEHOLDERS, name) ? values[name as Placeholder] : written,
  );
