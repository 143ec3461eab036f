/**
 * Returns whether a section's button is disabled because of another section's request. During its own section's
 * request, the button appears as pending and remains focused.
 */
export const isLocked = (busy: string | null, own: string): boolean => busy !== null && busy !== own
