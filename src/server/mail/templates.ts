import { BRAND } from '@/contract/common/constants';
import { firstName } from '@/contract/common/text';
import type { Formality } from '@/contract/practice';
import { logoBytes } from '@/contract/practiceLogo';
import { LOGO_ID, type Mail } from './mailer';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Names also go into headers, where a line break would begin another header. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The practice that a mail comes from. Without a name, mails carry no head and no signature. */
export interface Sender {
  name: string | null;
  /** Data URL. */
  logo: string | null;
  /** Address, telephone and mail in one line; empty for none. */
  contact: string;
  /** How it speaks to people: `TU` if absent. */
  formality?: Formality;
}

/** Chooses of each text the one that speaks to people as the practice does. */
export const spokenAs =
  ({ formality }: Pick<Sender, 'formality'>) =>
  (familiar: string, polite: string): string =>
    formality === 'USTED' ? polite : familiar;

/** The first line of a mail. */
export const greeting = (from: Sender, name: string): string =>
  `Hola, ${spokenAs(from)(firstName(name), oneLine(name))}:`;

/** A paragraph that is the text of a link. */
export interface LinkParagraph {
  text: string;
  link: string;
}

interface Letter {
  from: Sender;
  to: string;
  subject: string;
  paragraphs: (string | LinkParagraph)[];
  /** What to do at a link, if there is one. */
  action?: LinkParagraph;
  ending: string;
}

/** Logo and name, above the text. */
function headOf(name: string, hasLogo: boolean): string {
  if (!name) return '';
  const picture = hasLogo
    ? `<img src="cid:${LOGO_ID}" alt="" height="48" style="display:block;max-width:240px;margin-bottom:8px">`
    : '';
  return `<p>${picture}<strong>${escapeHtml(name)}</strong></p>\n`;
}

/** Name and contact, below the text. */
const signatureOf = ({ name, contact }: Sender): string[] => {
  const signed = oneLine(name ?? '');
  return signed ? [signed, oneLine(contact)].filter(Boolean) : [];
};

const plainOf = (paragraph: string | LinkParagraph): string =>
  typeof paragraph === 'string' ? paragraph : `${paragraph.text}:\n${paragraph.link}`;

const htmlOf = (paragraph: string | LinkParagraph): string =>
  typeof paragraph === 'string'
    ? `<p>${escapeHtml(paragraph)}</p>`
    : `<p><a href="${escapeHtml(paragraph.link)}">${escapeHtml(paragraph.text)}</a></p>`;

/** What to do, as a button and as an address to copy. */
const actionOf = ({ text, link }: LinkParagraph, copy: string): string =>
  `${htmlOf({ text, link })}
<p>Si el enlace no se abre, ${copy} esta dirección en el navegador:<br>${escapeHtml(link)}</p>
`;

/** A mail in text and HTML, headed and signed by the practice. */
export function letter({ from, to, subject, paragraphs, action, ending }: Letter): Mail {
  const name = oneLine(from.name ?? '');
  const signature = signatureOf(from);
  const picture = name && from.logo ? logoBytes(from.logo) : null;
  return {
    to,
    subject,
    ...(action && { link: action.link }),
    ...(picture && { logo: { content: picture.bytes, contentType: picture.type } }),
    text: `${paragraphs.map(plainOf).join('\n\n')}\n\n${action ? `${plainOf(action)}\n\n` : ''}${ending}\n${signature.map((line) => `\n${line}`).join('')}${signature.length > 0 ? '\n' : ''}`,
    html: `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body>
${headOf(name, picture !== null)}${paragraphs.map(htmlOf).join('\n')}
${action ? actionOf(action, spokenAs(from)('copia', 'copie')) : ''}<p>${escapeHtml(ending)}</p>
${signature.length > 0 ? `<p>${signature.map(escapeHtml).join('<br>')}</p>\n` : ''}</body></html>`,
  };
}

const unexpected = (from: Sender): string =>
  spokenAs(from)('Si no esperabas este mensaje, ignóralo.', 'Si no esperaba este mensaje, ignórelo.');

/** A link that works once, and when it ends, as in «caduca en 7 días». */
interface EndingLink {
  link: string;
  ends: string;
}

/** Invites a patient to create an account. Names the therapist, but not the reason for treatment. */
export function invitationMail(
  from: Sender,
  to: string,
  names: { patient: string; therapist: string },
  { link, ends }: EndingLink,
): Mail {
  const as = spokenAs(from);
  const invites = as('te invita a crear tu cuenta', 'le invita a crear su cuenta');
  return letter({
    from,
    to,
    subject: oneLine(`${names.therapist} ${invites}`),
    paragraphs: [
      greeting(from, names.patient),
      `${oneLine(names.therapist)} ${invites} en la aplicación de ${oneLine(from.name ?? '') || 'su consulta de fisioterapia'}.`,
    ],
    action: { text: 'Crear mi cuenta', link },
    ending: `El enlace sirve una sola vez y caduca ${ends}. ${unexpected(from)}`,
  });
}

interface StaffInvitationMail extends EndingLink {
  from: Sender;
  to: string;
  name: string;
}

/** The application of the practice or, while the practice has no name, by its own name. */
const applicationOf = ({ name }: Sender): string =>
  name ? `la aplicación de ${oneLine(name)}` : `la aplicación ${BRAND.name}`;

/** Invites somebody to work in the practice. */
export function staffInvitationMail({ from, to, name, link, ends }: StaffInvitationMail): Mail {
  const practice = oneLine(from.name ?? BRAND.name);
  const as = spokenAs(from);
  return letter({
    from,
    to,
    subject: `${as('Tu', 'Su')} cuenta en ${practice}`,
    paragraphs: [
      greeting(from, name),
      `${as('Te invitamos a crear tu', 'Le invitamos a crear su')} cuenta para trabajar con ${applicationOf(from)}.`,
    ],
    action: { text: 'Crear mi cuenta', link },
    ending: `El enlace sirve una sola vez y caduca ${ends}. ${unexpected(from)}`,
  });
}

interface PasswordResetMail extends EndingLink {
  from: Sender;
  to: string;
  name: string;
}

/** Mail with the link to choose a new password. */
export function passwordResetMail({ from, to, name, link, ends }: PasswordResetMail): Mail {
  const as = spokenAs(from);
  return letter({
    from,
    to,
    subject: as('Cambia tu contraseña', 'Cambie su contraseña'),
    paragraphs: [
      greeting(from, name),
      `Hemos recibido una petición para cambiar la contraseña de ${as('tu', 'su')} cuenta.`,
    ],
    action: { text: 'Elegir una contraseña nueva', link },
    ending: `El enlace sirve una sola vez y caduca ${ends}. ${as('Si no lo has pedido tú, ignora', 'Si no lo ha pedido usted, ignore')} este mensaje.`,
  });
}

/** Tells a former address that it opens an account no more. It does not say which one does. */
export function addressChangedMail({ from, to, name }: { from: Sender; to: string; name: string }): Mail {
  const as = spokenAs(from);
  return letter({
    from,
    to,
    subject: as('Tu correo de acceso ha cambiado', 'Su correo de acceso ha cambiado'),
    paragraphs: [
      greeting(from, name),
      `Desde ahora ${as('entras', 'entra')} en ${applicationOf(from)} con otro correo electrónico.`,
    ],
    ending: as(
      'Si no lo has cambiado tú, avisa a la consulta.',
      'Si no lo ha cambiado usted, avise a la consulta.',
    ),
  });
}

/** Mail by which administration tries the mail server. */
export function trialMail(from: Sender, to: string): Mail {
  const practice = oneLine(from.name ?? BRAND.name);
  const as = spokenAs(from);
  return letter({
    from,
    to,
    subject: `Correo de prueba de ${practice}`,
    paragraphs: [
      'Hola:',
      `Este es el correo de prueba que ${as('has', 'ha')} pedido en los ajustes de ${practice}.`,
    ],
    ending: `Si ${as('lo lees', 'lo lee')}, los correos de la consulta salen bien.`,
  });
}
