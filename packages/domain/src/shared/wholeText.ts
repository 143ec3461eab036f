/**
 * Formats a whole number with thousands separators: '12,345', '-1,000'. Doesn't use the browser's formatter, because it
 * loads a language on first use, which would delay the first figure on every page.
 */
export const wholeText = (value: number | string): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ",")
