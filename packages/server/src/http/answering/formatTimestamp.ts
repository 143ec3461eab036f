/** Formats an ISO timestamp for clients that don't format times themselves, as in '2026-11-03 14:05 UTC'. */
export const formatTimestamp = (instant: string): string => `${instant.slice(0, 16).replace("T", " ")} UTC`
