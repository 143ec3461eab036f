/** Another section's request disables the button; its own shows as pending and keeps the focus. */
export const isLocked = (busy: string | null, own: string): boolean => busy !== null && busy !== own
