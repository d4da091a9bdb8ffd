/** An element of the page for comparison: what a user perceives, after `normalisePage.ts`. */
export interface PageNode {
  tag: string;
  attributes: Record<string, string>;
  children: (PageNode | string)[];
  /** May show something outside the state, so differences inside are left out. */
  local?: true;
  /** Attributes whose differences are left out for the same reason. */
  localAttributes?: string[];
}

/** Number of elements and texts in a part of the page. */
export const sizeOf = (node: PageNode | string): number =>
  typeof node === 'string' ? 1 : node.children.reduce((sum, child) => sum + sizeOf(child), 1);
