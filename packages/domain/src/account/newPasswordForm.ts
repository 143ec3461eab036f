import type { FieldProblems } from "../shared/FieldProblems.ts"
import { joinTexts } from "../shared/Notice.ts"
import { ENTER_PASSWORDS, PASSWORDS_DIFFER } from "./Notices.ts"
import { passwordFailures } from "./passwordFailures.ts"
import { passwordFailureText, type PasswordWords } from "./passwordTexts.ts"

/** A new password as typed twice; nothing is trimmed. */
export interface NewPasswordForm {
  readonly newPassword: string
  readonly confirmation: string
}

/** The form of the settings in which a password is changed, as typed. */
export interface ChangePasswordForm extends NewPasswordForm {
  readonly oldPassword: string
}

/**
 * What is wrong with a new password, a line for each thing that it lacks, and whether the confirmation repeats it.
 * spec: portal §5 (New password) [p5-new-password] [p5-password-confirmation]
 */
export const newPasswordProblems = (
  form: NewPasswordForm,
  words: PasswordWords,
): FieldProblems<keyof NewPasswordForm> => {
  const problems: Partial<Record<keyof NewPasswordForm, string>> = {}
  const failures = passwordFailures(form.newPassword, words.policy)
  if (failures.length > 0)
    problems.newPassword = joinTexts(failures.map((failure) => passwordFailureText(failure, words)))
  if (form.confirmation !== form.newPassword) problems.confirmation = PASSWORDS_DIFFER
  return problems
}

/** The same for the form of the settings, which asks for the old password first. spec: portal §5 [p5-old-password] */
export const changePasswordProblems = (
  form: ChangePasswordForm,
  words: PasswordWords,
): FieldProblems<keyof ChangePasswordForm> => ({
  ...(form.oldPassword === "" ? { oldPassword: ENTER_PASSWORDS } : {}),
  ...newPasswordProblems(form, words),
})
