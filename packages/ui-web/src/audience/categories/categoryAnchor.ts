/** The heading of a category of attributes, and where its section begins. */
export const categoryAnchor = (id: string): string => `category-${id}`
