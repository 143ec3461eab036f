import { Effect } from "effect"
import { FormIncomplete, hasProblems } from "../shared/FieldProblems.ts"
import { type NewPasswordForm, newPasswordProblems } from "./newPasswordForm.ts"
import { notSaved } from "./NotSaved.ts"
import type { PasswordWords } from "./passwordTexts.ts"
import { PasswordResets } from "./PasswordResets.ts"
import { signIn } from "./signIn.ts"

/**
 * Sets a new password in place of a temporary one and signs in with it; answers the address to go to next.
 * spec: portal §4 (Sign-in view) [p4-reset-signs-in]
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
