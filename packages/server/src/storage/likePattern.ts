/** Returns a pattern for texts that contain this one literally; an empty text matches all. */
export const likePattern = (part: string): string => `%${part.trim().replaceAll(/[\\%_]/g, "\\$&")}%`
