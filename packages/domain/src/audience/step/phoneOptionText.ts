import { recordTerms } from "../../catalog/recordTerms.ts"
import type { PhoneOption } from "../../definition/ListDefinition.ts"
import { type PhoneShare, phoneShareText } from "./phoneOptions.ts"

/**
 * Describes what an option delivers. `share` is the share of phones in the current list; null if it hasn't been
 * counted.
 */
export const phoneOptionText = (option: PhoneOption, listType: number, share: PhoneShare | null): string => {
  switch (option) {
    case "noPhones":
      return recordTerms(listType).withoutPhones
    case "phonesWhereAvailable":
      return phoneShareText(share)
    case "onlyWithPhones":
      return "Records without a phone number are excluded"
  }
}
