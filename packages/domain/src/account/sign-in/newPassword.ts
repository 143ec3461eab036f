import { Effect } from "effect"
import { type FieldProblems, FormIncomplete, hasProblems } from "../../shared/FieldProblems.ts"
import { notSaved } from "../NotSaved.ts"
import { passwordFailures, passwordFailureText, type PasswordWords } from "./passwordRules.ts"
import { PasswordResets } from "./PasswordResets.ts"
import { signIn } from "./signIn.ts"
import { joinTexts } from "../../shared/Notice.ts"
import { PASSWORDS_DIFFER } from "../Notices.ts"
import { ENTER_PASSWORDS } from "../settings/Notices.ts"
import type { Words } from "../../shared/wording/Words.ts"

/** A new password as typed twice; nothing is trimmed. */
export interface NewPasswordForm {
  readonly newPassword: string
  readonly confirmation: string
}

/** The settings form for changing a password, as typed. */
export interface ChangePasswordForm extends NewPasswordForm {
  readonly oldPassword: string
}

/**
 * Returns a new password's errors: one line for each unmet requirement, and an error if the confirmation differs
 * [p5-new-password] [p5-password-confirmation].
 */
export const newPasswordProblems = (
  form: NewPasswordForm,
  words: PasswordWords,
): FieldProblems<keyof NewPasswordForm> => {
  const problems: Partial<Record<keyof NewPasswordForm, Words>> = {}
  const failures = passwordFailures(form.newPassword, words.policy)
  if (failures.length > 0)
    problems.newPassword = joinTexts(failures.map((failure) => passwordFailureText(failure, words)))
  if (form.confirmation !== form.newPassword) problems.confirmation = PASSWORDS_DIFFER
  return problems
}

/** Returns the settings form's errors; the form also requires the old password [p5-old-password]. */
export const changePasswordProblems = (
  form: ChangePasswordForm,
  words: PasswordWords,
): FieldProblems<keyof ChangePasswordForm> => ({
  ...(form.oldPassword === "" ? { oldPassword: ENTER_PASSWORDS } : {}),
  ...newPasswordProblems(form, words),
})

/**
 * Replaces a temporary password with a new one and signs in with it; returns the URL to go to next [p4-reset-signs-in].
 */
export const resetPassword = Effect.fn("resetPassword")(function* (
  email: string,
  form: NewPasswordForm,
  words: PasswordWords,
) {
  const problems = newPasswordProblems(form, words)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const resets = yield* PasswordResets
  yield* resets.resetPassword(form.newPassword).pipe(Effect.mapError(notSaved))
  return yield* signIn({ email, password: form.newPassword })
})
