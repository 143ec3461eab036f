/** The time for which a checked password stays valid, in milliseconds. */
export const PASSWORD_CHECK_MS = 5 * 60_000

/** The time for which a temporary password can be used, in milliseconds. */
export const TEMPORARY_PASSWORD_MS = 30 * 60_000

/** The time for which a one-time invitation link can be used, in milliseconds: three days. */
export const INVITATION_MS = 3 * 24 * 60 * 60_000

/** Includes both ends of the span; a moment in the future is never within it. */
const holds = (from: number, now: number, lengthMs: number): boolean => now >= from && now - from <= lengthMs

/**
 * Tells whether the profile and the password may be changed: this session gave its current password within 5 minutes,
 * both ends included. Moments in milliseconds; `null`: never checked.
 */
export const passwordCheckHolds = (checkedAt: number | null, now: number): boolean =>
  checkedAt !== null && holds(checkedAt, now, PASSWORD_CHECK_MS)

/**
 * Tells whether a temporary password still opens a session: it is unused and at most 30 minutes old. The old password
 * works too. Moments in milliseconds.
 */
export const temporaryPasswordHolds = (
  secret: { readonly issuedAt: number; readonly used: boolean },
  now: number,
): boolean => !secret.used && holds(secret.issuedAt, now, TEMPORARY_PASSWORD_MS)
