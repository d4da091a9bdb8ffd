import { BRAND } from '@/contract/common/brand';
import { firstName } from '@/contract/common/firstName';
import { INVITATION_VALID_DAYS } from '@/contract/invitations/enums';
import { STAFF_INVITATION_DAYS } from '@/contract/team/enums';
import { logoBytes } from '@/contract/practice/logo';
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
}

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
const actionOf = ({ text, link }: LinkParagraph): string =>
  `${htmlOf({ text, link })}
<p>Si el enlace no se abre, copia esta dirección en el navegador:<br>${escapeHtml(link)}</p>
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
${action ? actionOf(action) : ''}<p>${escapeHtml(ending)}</p>
${signature.length > 0 ? `<p>${signature.map(escapeHtml).join('<br>')}</p>\n` : ''}</body></html>`,
  };
}

/** Invites a patient to create an account. Names the therapist, but not the reason for treatment. */
export function invitationMail(
  from: Sender,
  to: string,
  names: { patient: string; therapist: string },
  link: string,
): Mail {
  return letter({
    from,
    to,
    subject: oneLine(`${names.therapist} te invita a crear tu cuenta`),
    paragraphs: [
      `Hola, ${firstName(names.patient)}:`,
      `${oneLine(names.therapist)} te invita a crear tu cuenta en la aplicación de ${oneLine(from.name ?? '') || 'su consulta de fisioterapia'}.`,
    ],
    action: { text: 'Crear mi cuenta', link },
    ending: `El enlace sirve una sola vez y caduca en ${INVITATION_VALID_DAYS} días. Si no esperabas este mensaje, ignóralo.`,
  });
}

interface StaffInvitationMail {
  from: Sender;
  to: string;
  name: string;
  link: string;
}

/** Invites somebody to work in the practice. */
export function staffInvitationMail({ from, to, name, link }: StaffInvitationMail): Mail {
  const practice = oneLine(from.name ?? BRAND.name);
  return letter({
    from,
    to,
    subject: `Tu cuenta en ${practice}`,
    paragraphs: [
      `Hola, ${firstName(name)}:`,
      `Te invitamos a crear tu cuenta para trabajar con la aplicación de ${practice}.`,
    ],
    action: { text: 'Crear mi cuenta', link },
    ending: `El enlace sirve una sola vez y caduca en ${STAFF_INVITATION_DAYS} días. Si no esperabas este mensaje, ignóralo.`,
  });
}

interface PasswordResetMail {
  from: Sender;
  to: string;
  name: string;
  link: string;
}

/** Mail with the link to choose a new password. */
export function passwordResetMail({ from, to, name, link }: PasswordResetMail): Mail {
  return letter({
    from,
    to,
    subject: 'Cambia tu contraseña',
    paragraphs: [
      `Hola, ${firstName(name)}:`,
      'Hemos recibido una petición para cambiar la contraseña de tu cuenta.',
    ],
    action: { text: 'Elegir una contraseña nueva', link },
    ending: 'El enlace sirve una sola vez y caduca en una hora. Si no lo has pedido tú, ignora este mensaje.',
  });
}

/** Mail by which administration tries the mail server. */
export function trialMail(from: Sender, to: string): Mail {
  const practice = oneLine(from.name ?? BRAND.name);
  return letter({
    from,
    to,
    subject: `Correo de prueba de ${practice}`,
    paragraphs: ['Hola:', `Este es el correo de prueba que has pedido en los ajustes de ${practice}.`],
    ending: 'Si lo lees, los correos de la consulta salen bien.',
  });
}
