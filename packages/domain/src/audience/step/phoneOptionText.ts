import { recordWords } from "../../catalogue/recordWords.ts"
import type { PhoneOption } from "../../definition/ListDefinition.ts"
import { type PhonesShare, phonesShareText } from "./phoneOptions.ts"

/**
 * Describes what an option delivers. `share` is the share of phones in the current list; null if it hasn't been
 * counted.
 */
export const phoneOptionText = (option: PhoneOption, listType: number, share: PhonesShare | null): string => {
  switch (option) {
    case "noPhones":
      return recordWords(listType).withoutPhones
    case "phonesWhereAvailable":
      return phonesShareText(share)
    case "onlyWithPhones":
      return "Records without a phone number are excluded"
  }
}
