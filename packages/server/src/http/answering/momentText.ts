/** An ISO instant for clients that write no times of their own: '2026-11-03 14:05 UTC'. */
export const momentText = (instant: string): string => `${instant.slice(0, 16).replace("T", " ")} UTC`
