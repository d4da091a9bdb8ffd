import { formatPhone } from './common/text';
import { RETENTION_YEARS } from './retention';

export const CONSENT_MESSAGES = {
  checkbox:
    'He leído la información y acepto el tratamiento de mis datos de salud, o de los de la persona a la que represento',
  checkboxHelp: 'Puedes crear la cuenta y decidirlo después, en tu perfil.',
  accept: 'Aceptar',
  accepted: 'Has aceptado el tratamiento de tus datos',
  saveFailed: 'Error al guardar el consentimiento',
  loadFailed: 'Error al cargar el consentimiento',
  outdated: 'Esta información ha cambiado. Vuelve a abrir la página para leer la nueva.',
  pending: 'Pendiente',
  withdrawn: 'Retirada del consentimiento anotada',
  withdrawFailed: 'Error al anotar la retirada del consentimiento',
  noneToWithdraw: 'Este paciente no tiene ningún consentimiento que retirar',
} as const;

export const CONSENT_PATHS = {
  /** The patient's own consent. */
  own: '/api/consent',
  /** Only on our server. What a patient withdraws by talking to the practice. */
  withdrawal: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/consent/withdrawal`,
} as const;

interface PrivacySection {
  title: string;
  text: string;
}

/**
 * Version of the text below. Change it with every change of meaning, so that each patient is asked again. Who the
 * practice is and how long it keeps records are filled in: they name what the text says anyway, and ask nobody again.
 */
export const PRIVACY_VERSION = '2026-12';

/** What a practice says of itself, for its text. */
export interface PrivacyPractice {
  name: string | null;
  address: string | null;
  /** Known once somebody is signed in. */
  taxId?: string | null;
  phone: string | null;
  email: string | null;
  controller: string | null;
  controllerContact: string | null;
  retentionYears: number;
}

/** How to reach the controller: as said in the settings for this, else as the practice itself. */
function reachText({ controllerContact, email, phone }: PrivacyPractice): string {
  const contact = controllerContact ?? [email, phone && formatPhone(phone)].filter(Boolean).join(' · ');
  return contact ? `escribe o llama a: ${contact}` : 'habla con tu fisioterapeuta';
}

/** The first paragraph: the controller and how to reach them (RGPD, art. 13.1.a and b), as far as stored. */
function controllerText(practice: PrivacyPractice): string {
  const { name, controller, taxId, address } = practice;
  const who = controller ?? name;
  if (!who)
    return 'Tu consulta de fisioterapia, que guarda tu ficha. Para cualquier duda sobre tus datos, habla con tu fisioterapeuta.';
  const known = controller && name && controller !== name ? ` (${name})` : '';
  const details = [taxId && `NIF ${taxId}`, address && `domicilio en ${address}`].filter(Boolean).join(' y ');
  return `El responsable del tratamiento es ${who}${known}${details && `, con ${details}`}, la consulta de fisioterapia que te atiende. Para cualquier duda sobre tus datos, ${reachText(practice)}.`;
}

const NO_PRACTICE: PrivacyPractice = {
  name: null,
  address: null,
  phone: null,
  email: null,
  controller: null,
  controllerContact: null,
  retentionYears: RETENTION_YEARS,
};

/** Information for the patient before consent (RGPD, arts. 7, 9 and 13). */
export const privacyText = (practice: PrivacyPractice = NO_PRACTICE): readonly PrivacySection[] => [
  {
    title: 'Quién trata tus datos',
    text: controllerText(practice),
  },
  {
    title: 'Qué datos y para qué',
    text: 'Tus datos de contacto y de salud (ficha, evaluaciones, citas, sesiones, rutinas, lo que anotas al hacerlas y los mensajes con tu fisioterapeuta), solo para prestarte la asistencia y organizarla. No se usan para publicidad ni se toman decisiones automáticas con ellos.',
  },
  {
    title: 'Con qué base',
    text: 'La asistencia sanitaria que recibes (RGPD, arts. 6.1.b y 9.2.h) y, para lo que haces en esta aplicación, tu consentimiento, que puedes retirar hablando con la consulta sin que cambie la atención que recibes.',
  },
  {
    title: 'Quién los ve',
    text: 'Tu fisioterapeuta, quienes te atienden con él o ella y quien lo sustituye unos días: en «Mis datos» ves quiénes son. La administración de la consulta ve tu nombre, tu contacto y tus citas. Cada vez que alguien abre o cambia tu ficha queda anotado, y puedes verlo en tu perfil. No se ceden a nadie, salvo obligación legal.',
  },
  {
    title: 'Cuánto tiempo',
    text: `La historia clínica se conserva, como mínimo, ${Math.max(practice.retentionYears, RETENTION_YEARS)} años desde el alta de cada proceso (Ley 41/2002, art. 17.1). Si se elimina tu ficha antes, queda bloqueada hasta que pase ese plazo y después se destruye.`,
  },
  {
    title: 'Tus derechos',
    text: 'Puedes ver y descargar tus datos en tu perfil, y pedir a la consulta que los corrija, los elimine, limite su uso o los entregue a otro profesional. Si crees que no se respetan, puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
  },
];
