import { useRef, useState } from 'react';
import type { LikelyDuplicate } from '@/contract/patientAnswers';
import type { Identity } from '@/contract/patientLikeness';
import { useCapability } from '@/shared/capabilities';
import { useCheckDuplicatesMutation } from './api';

const trimmed = (text: string | null | undefined) => text?.trim() || null;

/**
 * Asks, before a patient is created, whether they exist already. `hold` resolves to whether the submission waits for an
 * answer of the user; `createAnyway` sends it again, and it is not asked twice about the same person. A server without
 * the question, or one that fails to answer it, holds nothing.
 */
export function useDuplicateCheck() {
  const isKnown = useCapability('duplicateCheck') ?? false;
  const [check] = useCheckDuplicatesMutation();
  const [found, setFound] = useState<LikelyDuplicate[] | null>(null);
  const asked = useRef({ about: '', again: (): unknown => undefined });
  const accepted = useRef('');
  return {
    found,
    close: () => setFound(null),
    createAnyway: () => {
      accepted.current = asked.current.about;
      setFound(null);
      asked.current.again();
    },
    hold: async (person: Identity, again: () => unknown): Promise<boolean> => {
      if (!isKnown) return false;
      const body = {
        name: person.name.trim(),
        email: trimmed(person.email),
        phone: trimmed(person.phone),
        secondPhone: trimmed(person.secondPhone),
        dateOfBirth: trimmed(person.dateOfBirth),
        documentNumber: trimmed(person.documentNumber),
      };
      const about = JSON.stringify(body);
      if (about === accepted.current) return false;
      const { data = [] } = await check(body);
      if (data.length === 0) return false;
      asked.current = { about, again };
      setFound(data);
      return true;
    },
  };
}
