import { addressProblems } from "../shared/addresses/addressProblems.ts"
import type { FieldProblems } from "../shared/FieldProblems.ts"
import { formProblems } from "../shared/FieldRule.ts"
import { ITS_REQUIRED } from "../shared/Notices.ts"
import { NEED_STATE_CODE, NEED_ZIP_CODE } from "./Notices.ts"
import type { RewardContact } from "./RewardContact.ts"

const REQUIRED = ["firstName", "lastName", "company", "addressLine", "city", "phone"] as const
const isRequired = [{ kind: "required", words: ITS_REQUIRED }] as const

/**
 * Returns the checkout form's errors. State and ZIP must have 2 and 5 characters, not counting surrounding spaces, and
 * must then satisfy the rule for all addresses: gifts are sent within the United States [p5-reward-checkout-form].
 */
export const checkoutProblems = (contact: RewardContact): FieldProblems<keyof RewardContact> => ({
  ...formProblems(
    contact,
    REQUIRED.map((field) => [field, isRequired]),
  ),
  ...addressProblems({ ...contact, countryCode: "US" }),
  ...(contact.state.trim().length === 2 ? {} : { state: NEED_STATE_CODE }),
  ...(contact.zip.trim().length === 5 ? {} : { zip: NEED_ZIP_CODE }),
})
