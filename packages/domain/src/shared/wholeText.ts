/**
 * A whole number with thousands apart: '12,345', '-1,000'. Writes them itself: a browser's own formats load a language at
 * their first use, for which the first figure of every page would wait.
 */
export const wholeText = (value: number | string): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ",")
