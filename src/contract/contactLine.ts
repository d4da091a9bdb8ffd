import { formatPhone } from './common/text';
import type { LegalIdentity, PracticeIdentity } from './practiceAnswers';

/** Where the practice is and how to reach it, in one line, for mails and prints. Empty where nothing is stored. */
export const contactLine = ({
  address,
  phone,
  email,
}: Pick<PracticeIdentity, 'address' | 'phone' | 'email'>): string =>
  [address, phone && formatPhone(phone), email].filter(Boolean).join(' · ');

/** NIF and registro sanitario in one line, for prints. Empty where neither is stored. */
export const legalLine = ({ taxId, healthRegistration }: LegalIdentity): string =>
  [taxId && `NIF ${taxId}`, healthRegistration && `Registro sanitario ${healthRegistration}`]
    .filter(Boolean)
    .join(' · ');
