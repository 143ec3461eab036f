import { traitsOf } from "../../catalogue/listTypes.ts"
import type { PhoneOption } from "../../definition/ListDefinition.ts"
import { codes } from "../../shared/Codes.ts"
import { TELEMARKETING_NOTE } from "../Notices.ts"
import { aboutShare } from "./aboutShare.ts"

/** [ob9-phone-options] [p9-phone-options] */
export const phoneOptions = codes<PhoneOption>({ noPhones: 1, phonesWhereAvailable: 2, onlyWithPhones: 3 })

/** E-mail campaigns deliver no phones and so ask nothing about them. */
export const hasPhoneOption = (listType: number): boolean => traitsOf(listType).phones !== "none"

/** Whether a list of the source can have phones, so that it says how many of its records have one. */
export const sellsPhones = (listType: number): boolean => traitsOf(listType).phones === "all"

/** What people read; 130 calls its only option differently. */
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

/** How many of the counted records may be delivered with a phone. */
export interface PhonesShare {
  readonly withPhones: number
  readonly total: number
}

/**
 * What may be expected of 'Phones Where Available': 'About 5% have phones', or what it does while nothing is counted
 * [ob9-phone-options].
 */
export const phonesShareText = (share: PhonesShare | null): string => {
  if (share === null || share.total === 0) return "Added to the records that have one"
  if (share.withPhones === 0) return "None of these records have phones"
  const about = aboutShare(share.withPhones / share.total)
  return `${about.slice(0, 1).toUpperCase()}${about.slice(1)} have phones`
}

/**
 * What to know before calling, of lists with phones; null: nothing to know. It is about states and a list of the United
 * States.
 */
export const telemarketingNote = (listType: number, option: PhoneOption | null): string | null =>
  option === null || option === "noPhones" || traitsOf(listType).country !== "US" ? null : TELEMARKETING_NOTE
