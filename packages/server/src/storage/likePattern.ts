/** Finds texts that hold this one, as it is written; an empty one finds all. */
export const likePattern = (part: string): string => `%${part.trim().replaceAll(/[\\%_]/g, "\\$&")}%`
