import { INVITATION_VALID_DAYS } from '@/contract/invitations/enums';
import { STAFF_INVITATION_DAYS } from '@/contract/team/enums';
import type { Mail } from './mailer';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Names also go into headers, where a line break would begin another header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Letter {
  to: string;
  subject: string;
  paragraphs: string[];
  action: string;
  link: string;
  ending: string;
}

function letter({ to, subject, paragraphs, action, link, ending }: Letter): Mail {
  return {
    to,
    subject,
    link,
    text: `${paragraphs.join('\n\n')}\n\n${action}:\n${link}\n\n${ending}\n`,
    html: `<!doctype html>
<html lang="es"><body>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>
<p>Si el enlace no se abre, copia esta dirección en el navegador:<br>${escapeHtml(link)}</p>
<p>${escapeHtml(ending)}</p>
</body></html>`,
  };
}

/** Invites a patient to create an account. Names the therapist, but not the reason for treatment. */
export function invitationMail(
  to: string,
  names: { patient: string; therapist: string },
  link: string,
): Mail {
  return letter({
    to,
    subject: oneLine(`${names.therapist} te invita a crear tu cuenta`),
    paragraphs: [
      `Hola, ${oneLine(names.patient)}:`,
      `${oneLine(names.therapist)} te invita a crear tu cuenta en la aplicación de su consulta de fisioterapia.`,
    ],
    action: 'Crear mi cuenta',
    link,
    ending: `El enlace sirve una sola vez y caduca en ${INVITATION_VALID_DAYS} días. Si no esperabas este mensaje, ignóralo.`,
  });
}

interface StaffInvitationMail {
  to: string;
  name: string;
  practiceName: string;
  link: string;
}

/** Invites somebody to work in the practice. */
export function staffInvitationMail({ to, name, practiceName, link }: StaffInvitationMail): Mail {
  const practice = oneLine(practiceName);
  return letter({
    to,
    subject: `Tu cuenta en ${practice}`,
    paragraphs: [
      `Hola, ${oneLine(name)}:`,
      `Te invitamos a crear tu cuenta para trabajar con la aplicación de ${practice}.`,
    ],
    action: 'Crear mi cuenta',
    link,
    ending: `El enlace sirve una sola vez y caduca en ${STAFF_INVITATION_DAYS} días. Si no esperabas este mensaje, ignóralo.`,
  });
}

/** Mail with the link to choose a new password. */
export function passwordResetMail({ to, name, link }: { to: string; name: string; link: string }): Mail {
  return letter({
    to,
    subject: 'Cambia tu contraseña',
    paragraphs: [
      `Hola, ${oneLine(name)}:`,
      'Hemos recibido una petición para cambiar la contraseña de tu cuenta.',
    ],
    action: 'Elegir una contraseña nueva',
    link,
    ending: 'El enlace sirve una sola vez y caduca en una hora. Si no lo has pedido tú, ignora este mensaje.',
  });
}
