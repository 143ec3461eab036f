/**
 * The address of a breakdown: the configured page with the order's session and the demographics asked for.
 * spec: order-builder §2.4, §7 (breakdown report frame); decisions, Calls
 */
export const breakdownLink = (page: string, sessionId: string, demo: string): string =>
  `${page}?sid=${encodeURIComponent(sessionId)}&demo=${encodeURIComponent(demo)}`
