import { sourceTraits } from "../../catalog/listTypes.ts"
import type { PhoneOption } from "../../definition/ListDefinition.ts"
import { codes } from "../../shared/Codes.ts"
import { TELEMARKETING_NOTE } from "../Notices.ts"
import { approximateShareText } from "./approximateShareText.ts"

/** The codes of the phone options [ob9-phone-options] [p9-phone-options]. */
export const phoneOptions = codes<PhoneOption>({ noPhones: 1, phonesWhereAvailable: 2, onlyWithPhones: 3 })

/** Returns whether a source has a phone option; email campaigns don't, because they deliver no phones. */
export const hasPhoneOption = (listType: number): boolean => sourceTraits(listType).phones !== "none"

/** Returns whether a source's lists can include phones, in which case the number of records with a phone is shown. */
export const sellsPhones = (listType: number): boolean => sourceTraits(listType).phones === "all"

/** Returns a phone option's display name; list type 130 has a different name for its only option. */
export const phoneOptionName = (option: PhoneOption, listType: number): string => {
  switch (option) {
    case "noPhones":
      return sourceTraits(listType).phones === "excluded" ? "Exclude phone numbers" : "No Phones"
    case "phonesWhereAvailable":
      return "Phones Where Available"
    case "onlyWithPhones":
      return "Only Records With Phones"
  }
}

/** Returns the phone options that a source offers. */
export const offeredPhoneOptions = (listType: number): ReadonlyArray<PhoneOption> => {
  switch (sourceTraits(listType).phones) {
    case "all":
      return phoneOptions.names
    case "excluded":
      return ["noPhones"]
    case "none":
      return []
  }
}

/** Returns the phone option if the source offers it, otherwise null. */
export const allowedPhoneOption = (listType: number, option: PhoneOption | null): PhoneOption | null =>
  option !== null && offeredPhoneOptions(listType).includes(option) ? option : null

/** The number of counted records that may be delivered with a phone, and the total. */
export interface PhoneShare {
  readonly withPhones: number
  readonly total: number
}

/**
 * Describes the expected result of 'Phones Where Available': 'About 5% have phones', or the effect of the option before
 * a count [ob9-phone-options].
 */
export const phoneShareText = (share: PhoneShare | null): string => {
  if (share === null || share.total === 0) return "Included for records that have one"
  if (share.withPhones === 0) return "None of these records have phones"
  const about = approximateShareText(share.withPhones / share.total)
  return `${about.slice(0, 1).toUpperCase()}${about.slice(1)} have phones`
}

/**
 * Returns the telemarketing note for lists with phones; null if it doesn't apply. The note is about states, so only US
 * lists have it.
 */
export const telemarketingNote = (listType: number, option: PhoneOption | null): string | null =>
  option === null || option === "noPhones" || sourceTraits(listType).country !== "US"
    ? null
    : TELEMARKETING_NOTE
