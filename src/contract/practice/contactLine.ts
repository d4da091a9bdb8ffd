import { formatPhone } from '../common/phone';
import type { PracticeIdentity } from './entities';

/** Where the practice is and how to reach it, in one line, for mails and prints. Empty where nothing is stored. */
export const contactLine = ({
  address,
  phone,
  email,
}: Pick<PracticeIdentity, 'address' | 'phone' | 'email'>): string =>
  [address, phone && formatPhone(phone), email].filter(Boolean).join(' · ');
