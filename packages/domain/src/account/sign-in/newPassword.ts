import { Effect } from "effect"
import { type FieldProblems, FormIncomplete, hasProblems } from "../../shared/FieldProblems.ts"
import { toSaveError } from "../NotSaved.ts"
import { passwordFailures, passwordFailureText, type PasswordWording } from "./passwordRules.ts"
import { PasswordResets } from "./PasswordResets.ts"
import { signIn } from "./signIn.ts"
import { joinMessageLines } from "../../shared/Notice.ts"
import { PASSWORD_MISMATCH_MESSAGE } from "../Notices.ts"
import { PASSWORDS_REQUIRED } from "../settings/Notices.ts"
import type { MessageText } from "../../shared/wording/MessageText.ts"

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
  words: PasswordWording,
): FieldProblems<keyof NewPasswordForm> => {
  const problems: Partial<Record<keyof NewPasswordForm, MessageText>> = {}
  const failures = passwordFailures(form.newPassword, words.policy)
  if (failures.length > 0)
    problems.newPassword = joinMessageLines(failures.map((failure) => passwordFailureText(failure, words)))
  if (form.confirmation !== form.newPassword) problems.confirmation = PASSWORD_MISMATCH_MESSAGE
  return problems
}

/** Returns the settings form's errors; the form also requires the old password [p5-old-password]. */
export const changePasswordProblems = (
  form: ChangePasswordForm,
  words: PasswordWording,
): FieldProblems<keyof ChangePasswordForm> => ({
  ...(form.oldPassword === "" ? { oldPassword: PASSWORDS_REQUIRED } : {}),
  ...newPasswordProblems(form, words),
})

/**
 * Replaces a temporary password with a new one and signs in with it; returns the URL to go to next [p4-reset-signs-in].
 */
export const resetPassword = Effect.fn("resetPassword")(function* (
  email: string,
  form: NewPasswordForm,
  words: PasswordWording,
) {
  const problems = newPasswordProblems(form, words)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const resets = yield* PasswordResets
  yield* resets.resetPassword(form.newPassword).pipe(Effect.mapError(toSaveError))
  return yield* signIn({ email, password: form.newPassword })
})
