/** The page as it is compared: what a person perceives, after `normalisePage.ts`. */
export interface PageNode {
  tag: string;
  attributes: Record<string, string>;
  children: (PageNode | string)[];
  /** May show something that is not in the state: a difference inside leaves it out of the comparison. */
  local?: true;
  /** Attributes of which the same is true. */
  localAttributes?: string[];
}

/** Elements and texts of a part of the page. */
export const sizeOf = (node: PageNode | string): number =>
  typeof node === 'string' ? 1 : node.children.reduce((sum, child) => sum + sizeOf(child), 1);
