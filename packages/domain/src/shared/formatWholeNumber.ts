/**
 * Formats a whole number with thousands separators: '12,345', '-1,000'. Doesn't use the browser's formatter, which
 * loads a language on first use and would delay the first number on every page.
 */
export const formatWholeNumber = (value: number | string): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, ",")
