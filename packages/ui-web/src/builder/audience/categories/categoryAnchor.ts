/** Returns the anchor of a category's heading, at the start of its section. */
export const categoryAnchor = (id: string): string => `category-${id}`
