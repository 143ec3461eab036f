/** Formats an ISO instant for clients that don't format times themselves: '2026-11-03 14:05 UTC'. */
export const momentText = (instant: string): string => `${instant.slice(0, 16).replace("T", " ")} UTC`
