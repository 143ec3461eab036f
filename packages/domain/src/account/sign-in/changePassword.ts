import { Effect } from "effect"
import { FormIncomplete, hasProblems } from "../../shared/FieldProblems.ts"
import { type ChangePasswordForm, changePasswordProblems } from "./newPassword.ts"
import { notSaved } from "../NotSaved.ts"
import type { PasswordWords } from "./passwordRules.ts"
import { Profiles } from "../settings/Profiles.ts"

/** Sets a new password in the settings, once the old one was checked. spec: portal §5 (New password) [p5-old-password] */
export const changePassword = Effect.fn("changePassword")(function* (
  form: ChangePasswordForm,
  words: PasswordWords,
) {
  const problems = changePasswordProblems(form, words)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const profiles = yield* Profiles
  yield* profiles.checkPassword(form.oldPassword)
  yield* profiles.updatePassword(form.newPassword).pipe(Effect.mapError(notSaved))
})
