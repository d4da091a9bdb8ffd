/** One field of a version as text; empty if the version has none. */
export interface VersionPart {
  label: string;
  text: string;
}

export interface ChangedPart {
  label: string;
  before: string;
  after: string;
}

/** Fields that differ in the later version. */
export const changedParts = (before: readonly VersionPart[], after: readonly VersionPart[]): ChangedPart[] =>
  after.flatMap(({ label, text }) => {
    const earlier = before.find((part) => part.label === label)?.text ?? '';
    return earlier === text ? [] : [{ label, before: earlier, after: text }];
  });
