/** The time that a password check stays valid, in milliseconds. */
export const PASSWORD_CHECK_LIFETIME_MS = 5 * 60_000

/** The time that a temporary password stays valid, in milliseconds. */
export const TEMPORARY_PASSWORD_LIFETIME_MS = 30 * 60_000

/** The time that a one-time invitation link stays valid, in milliseconds: three days. */
export const INVITATION_LIFETIME_MS = 3 * 24 * 60 * 60_000

/** Returns whether a moment is within a time span, both ends included; a start in the future never counts. */
const holds = (from: number, now: number, lengthMs: number): boolean => now >= from && now - from <= lengthMs

/**
 * Returns whether the profile and the password may be changed: this session confirmed its current password within the
 * last 5 minutes, both ends included. Times are in milliseconds; `checkedAt` is null if it never did.
 */
export const isPasswordCheckValid = (checkedAt: number | null, now: number): boolean =>
  checkedAt !== null && holds(checkedAt, now, PASSWORD_CHECK_LIFETIME_MS)

/**
 * Returns whether a temporary password still opens a session: it's unused and at most 30 minutes old. The old password
 * still works. Times are in milliseconds.
 */
export const isTemporaryPasswordValid = (
  secret: { readonly issuedAt: number; readonly used: boolean },
  now: number,
): boolean => !secret.used && holds(secret.issuedAt, now, TEMPORARY_PASSWORD_LIFETIME_MS)
