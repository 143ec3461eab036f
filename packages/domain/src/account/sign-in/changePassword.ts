import { Effect } from "effect"
import { FormIncomplete, hasProblems } from "../../shared/FieldProblems.ts"
import { type ChangePasswordForm, changePasswordProblems } from "./newPassword.ts"
import type { SignIn } from "./ListedSignIn.ts"
import { toSaveError } from "../NotSaved.ts"
import type { PasswordWording } from "./passwordRules.ts"
import { Profiles } from "../settings/Profiles.ts"

/** The user's choices other than the new password. */
export interface PasswordChangeOptions {
  /** True to keep the tokens of terminals and scripts valid; by default they end. */
  readonly keepsTokens?: boolean
}

/** Returns the number of tokens that setting a new password ends: all except the current one. */
export const revokedTokenCount = (signIns: ReadonlyArray<Pick<SignIn, "isCurrent" | "kind">>): number =>
  signIns.filter(({ isCurrent, kind }) => kind === "token" && !isCurrent).length

/** Sets a new password in the settings after checking the old one [p5-old-password]. */
export const changePassword = Effect.fn("changePassword")(function* (
  form: ChangePasswordForm,
  words: PasswordWording,
  { keepsTokens = false }: PasswordChangeOptions = {},
) {
  const problems = changePasswordProblems(form, words)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const profiles = yield* Profiles
  yield* profiles.checkPassword(form.oldPassword)
  yield* profiles.updatePassword(form.newPassword, keepsTokens).pipe(Effect.mapError(toSaveError))
})
