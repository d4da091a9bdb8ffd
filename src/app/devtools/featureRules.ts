/**
 * What a recording may keep of one feature. Names are field names, or action types whose payload is a bare
 * value.
 */
export interface FeatureRules {
  /** Its endpoints, so that cache entries and API actions find their feature. */
  endpoints: readonly string[];
  /** Shown as they are: states, dates, counts, choices of a list. */
  shown: readonly string[];
  /** Shown with everything inside. */
  trees?: readonly string[];
  /**
   * Fields that are compared, grouped or searched: each text gets the same pseudonym everywhere, letter by
   * letter.
   */
  linked?: readonly string[];
  /**
   * Texts of the product's own lists of choices. The search of these screens looks through them too, so words of
   * `linked` that are theirs stay as they are, as typed and as found: a masked word would find what has no label.
   */
  labels?: readonly string[];
  /** A day of birth: another day of the same decade. */
  births?: readonly string[];
}

/** Fields that say who somebody is; features add them to `linked`. */
export const PERSON: readonly string[] = ['name', 'email', 'phone', 'address'];
