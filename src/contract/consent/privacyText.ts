import { RETENTION_YEARS } from '../patients/retention';

interface PrivacySection {
  title: string;
  text: string;
}

/**
 * Version of the text below. Change it with every change of meaning, so that each patient is asked again. Who the
 * practice is and how long it keeps records are filled in: they name what the text says anyway, and ask nobody again.
 */
export const PRIVACY_VERSION = '2026-11';

/** What a practice says of itself, for its text. */
export interface PrivacyPractice {
  name: string | null;
  controller: string | null;
  controllerContact: string | null;
  retentionYears: number;
}

/** The first paragraph: the controller and how to reach them (RGPD, art. 13.1.a and b), as far as stored. */
function controllerText({ name, controller, controllerContact }: PrivacyPractice): string {
  const who = controller ?? name;
  if (!who)
    return 'Tu consulta de fisioterapia, que te ha dado de alta. Para cualquier duda sobre tus datos, habla con tu fisioterapeuta.';
  const practice = controller && name && controller !== name ? ` (${name})` : '';
  const contact = controllerContact
    ? `escribe o llama a: ${controllerContact}`
    : 'habla con tu fisioterapeuta';
  return `El responsable del tratamiento es ${who}${practice}, la consulta de fisioterapia que te ha dado de alta. Para cualquier duda sobre tus datos, ${contact}.`;
}

const NO_PRACTICE: PrivacyPractice = {
  name: null,
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
    text: 'Tu fisioterapeuta. La administración de la consulta ve tu nombre, tu contacto y tus citas. Cada vez que alguien abre o cambia tu ficha queda anotado, y puedes verlo en tu perfil. No se ceden a nadie, salvo obligación legal.',
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
