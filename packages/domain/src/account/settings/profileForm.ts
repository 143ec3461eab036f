import { addressProblems } from "../../shared/addresses/addressProblems.ts"
import type { Country } from "../../shared/Country.ts"
import type { FieldProblems } from "../../shared/FieldProblems.ts"
import { type FieldRule, formProblems, type FormRules } from "../../shared/FieldRule.ts"
import { REQUIRED_FIELD_MESSAGE } from "../../shared/Notices.ts"

/** The fields that can be edited on the settings overview, as typed; the second address line may be empty. */
export interface ProfileForm {
  readonly company: string
  readonly addressLine: string
  readonly addressLine2: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly countryCode: Country
  readonly currentPassword: string
}

/** The fields shown next to the form, where they're read-only [p5-profile-read-only]. */
export const READ_ONLY_PROFILE_FIELDS = ["name", "email", "phone"] as const

const required: ReadonlyArray<FieldRule> = [{ kind: "required", words: REQUIRED_FIELD_MESSAGE }]

const RULES: FormRules<Exclude<keyof ProfileForm, "countryCode">> = [
  ["company", required],
  ["addressLine", required],
  ["city", required],
  ["state", required],
  ["zip", required],
]

/** Returns the profile's missing or invalid fields; a password of spaces counts as filled in [p5-profile-required]. */
export const profileProblems = (form: ProfileForm): FieldProblems<keyof ProfileForm> => ({
  ...formProblems(form, RULES),
  ...addressProblems(form),
  ...(form.currentPassword === "" ? { currentPassword: REQUIRED_FIELD_MESSAGE } : {}),
})
