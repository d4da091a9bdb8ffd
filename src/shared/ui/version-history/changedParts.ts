/** One thing that a version says, in words; empty where it says nothing of it. */
export interface VersionPart {
  label: string;
  text: string;
}

export interface ChangedPart {
  label: string;
  before: string;
  after: string;
}

/** Parts that differ in the later version. */
export const changedParts = (before: readonly VersionPart[], after: readonly VersionPart[]): ChangedPart[] =>
  after.flatMap(({ label, text }) => {
    const earlier = before.find((part) => part.label === label)?.text ?? '';
    return earlier === text ? [] : [{ label, before: earlier, after: text }];
  });
