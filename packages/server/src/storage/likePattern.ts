/** Returns a LIKE pattern for strings that contain this one literally; an empty string matches everything. */
export const likePattern = (part: string): string => `%${part.trim().replaceAll(/[\\%_]/g, "\\$&")}%`
