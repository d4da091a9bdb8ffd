/**
 * What a recording may keep of one feature. Entries are field names, or action types whose payload is a bare
 * value.
 */
export interface FeatureRules {
  /** Endpoints of the feature, to assign cache entries and API actions to it. */
  endpoints: readonly string[];
  /** Kept unchanged: states, dates, counts, options of a list. */
  shown: readonly string[];
  /** Kept unchanged with all nested values. */
  trees?: readonly string[];
  /**
   * Fields that are compared, grouped or searched. Each text gets the same pseudonym everywhere, letter by
   * letter.
   */
  linked?: readonly string[];
  /**
   * Texts of the product's own lists of options, which these screens also search. Words from them in `linked`
   * stay unchanged, because a masked word would not match any label.
   */
  labels?: readonly string[];
  /** Dates of birth, replaced by another day of the same decade. */
  births?: readonly string[];
}

/** Fields that say who somebody is; features add them to `linked`. */
export const PERSON: readonly string[] = ['name', 'email', 'phone', 'address'];
