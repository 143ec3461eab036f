import { traitsOf } from "../../catalogue/listTypes.ts"
import type { PhoneOption } from "../../definition/ListDefinition.ts"
import { codes } from "../../shared/Codes.ts"
import { TELEMARKETING_NOTE } from "../Notices.ts"
import { aboutShare } from "./aboutShare.ts"

/** [ob9-phone-options] [p9-phone-options] */
export const phoneOptions = codes<PhoneOption>({ noPhones: 1, phonesWhereAvailable: 2, onlyWithPhones: 3 })

/** E-mail campaigns deliver no phones and so ask nothing about them. */
export const hasPhoneOption = (listType: number): boolean => traitsOf(listType).phones !== "none"

/** Tells whether a list of the source can have phones, so that it shows how many of its records have one. */
export const sellsPhones = (listType: number): boolean => traitsOf(listType).phones === "all"

/** Returns the display name of a phone option; 130 has another name for its only option. */
export const phoneOptionName = (option: PhoneOption, listType: number): string => {
  switch (option) {
    case "noPhones":
      return traitsOf(listType).phones === "excluded" ? "Exclude phone numbers" : "No Phones"
    case "phonesWhereAvailable":
      return "Phones Where Available"
    case "onlyWithPhones":
      return "Only Records With Phones"
  }
}

/** The phone options that a source offers. */
export const offeredPhoneOptions = (listType: number): ReadonlyArray<PhoneOption> => {
  switch (traitsOf(listType).phones) {
    case "all":
      return phoneOptions.names
    case "excluded":
      return ["noPhones"]
    case "none":
      return []
  }
}

/** The phone option of a definition where its source offers it; null where it does not. */
export const allowedPhoneOption = (listType: number, option: PhoneOption | null): PhoneOption | null =>
  option !== null && offeredPhoneOptions(listType).includes(option) ? option : null

/** The number of counted records that may be delivered with a phone, and the total. */
export interface PhonesShare {
  readonly withPhones: number
  readonly total: number
}

/**
 * Describes the expected result of 'Phones Where Available': 'About 5% have phones', or the effect of the option
 * while nothing is counted [ob9-phone-options].
 */
export const phonesShareText = (share: PhonesShare | null): string => {
  if (share === null || share.total === 0) return "Added to the records that have one"
  if (share.withPhones === 0) return "None of these records have phones"
  const about = aboutShare(share.withPhones / share.total)
  return `${about.slice(0, 1).toUpperCase()}${about.slice(1)} have phones`
}

/**
 * Returns the note to read before calling, for lists with phones; null if the note doesn't apply. It concerns states,
 * so only lists of the United States have it.
 */
export const telemarketingNote = (listType: number, option: PhoneOption | null): string | null =>
  option === null || option === "noPhones" || traitsOf(listType).country !== "US" ? null : TELEMARKETING_NOTE
