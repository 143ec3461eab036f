/** Formats a string as an SQL literal. */
export const sqlText = (value: string): string => `'${value.replaceAll("'", "''")}'`
