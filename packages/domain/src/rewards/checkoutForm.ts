import { addressProblems } from "../shared/addresses/addressProblems.ts"
import type { FieldProblems } from "../shared/FieldProblems.ts"
import { formProblems } from "../shared/FieldRule.ts"
import { REQUIRED_FIELD_MESSAGE } from "../shared/Notices.ts"
import { GIFTS_IN_ONE_COUNTRY, STATE_CODE_REQUIRED, ZIP_CODE_REQUIRED } from "./Notices.ts"
import type { RewardContact } from "./RewardContact.ts"

const REQUIRED = ["firstName", "lastName", "company", "addressLine", "city", "phone"] as const
const isRequired = [{ kind: "required", words: REQUIRED_FIELD_MESSAGE }] as const

/**
 * Returns the problems with the checkout form. State and ZIP must have 2 and 5 characters, not counting surrounding
 * spaces, and must then satisfy the rule for all addresses; gifts are sent only within the United States
 * [p5-reward-checkout-form].
 */
export const checkoutProblems = (contact: RewardContact): FieldProblems<keyof RewardContact> => ({
  ...formProblems(
    contact,
    REQUIRED.map((field) => [field, isRequired]),
  ),
  ...addressProblems({ ...contact, countryCode: "US" }, GIFTS_IN_ONE_COUNTRY),
  ...(contact.state.trim().length === 2 ? {} : { state: STATE_CODE_REQUIRED }),
  ...(contact.zip.trim().length === 5 ? {} : { zip: ZIP_CODE_REQUIRED }),
})
