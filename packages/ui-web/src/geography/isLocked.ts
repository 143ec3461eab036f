/**
 * Tells whether a section's button is disabled because of another section's request. During its own request, it shows
 * as pending and keeps the focus.
 */
export const isLocked = (busy: string | null, own: string): boolean => busy !== null && busy !== own
