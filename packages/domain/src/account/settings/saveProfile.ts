import { Effect } from "effect"
import { FormIncomplete, hasProblems } from "../../shared/FieldProblems.ts"
import { toSaveError } from "../NotSaved.ts"
import { type ProfileForm, profileProblems } from "./profileForm.ts"
import { Profiles } from "./Profiles.ts"

/**
 * Saves company and address. Checks the current password first, and saves nothing if it's wrong
 * [p5-profile-password-first].
 */
export const saveProfile = Effect.fn("saveProfile")(function* (form: ProfileForm) {
  const problems = profileProblems(form)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const { currentPassword, ...profile } = form
  const profiles = yield* Profiles
  yield* profiles.checkPassword(currentPassword)
  yield* profiles.save(profile).pipe(Effect.mapError(toSaveError))
})
