import { hasPhoneOption } from "../catalogue/traits.ts"
import type { PhoneOption } from "../definition/PhoneOption.ts"
import { codes } from "../shared/Codes.ts"

/** spec: order-builder §9 (Phone options 1 to 3) */
export const phoneOptions = codes<PhoneOption>({ noPhones: 1, phonesWhereAvailable: 2, onlyWithPhones: 3 })

/** What people read; 130 calls its only option differently. spec: order-builder §2.4, §9 */
export const phoneOptionName = (option: PhoneOption, listType: number): string => {
  switch (option) {
    case "noPhones":
      return listType === 130 ? "Exclude phone numbers" : "No Phones"
    case "phonesWhereAvailable":
      return "Phones Where Available"
    case "onlyWithPhones":
      return "Only Records With Phones"
  }
}

/** The phone options that a source offers. spec: decisions, Catalogue */
export const offeredPhoneOptions = (listType: number): ReadonlyArray<PhoneOption> => {
  if (!hasPhoneOption(listType)) return []
  return listType === 130 ? ["noPhones"] : phoneOptions.names
}
