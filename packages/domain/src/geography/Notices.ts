import { type Notice, notice } from "../shared/Notice.ts"
import type { TooManyAreas } from "./chooseAreas.ts"
import { PASTE_LIMIT, type PasteRefused } from "./pastedCodes.ts"
import type { RadiusRefused } from "./radiusEntry.ts"
import type { LookupOutcome } from "./zipBoxes.ts"
import { ZIP_RANGE_MAX, type ZipRangeRefused } from "./zipRange.ts"
import { zipTypeExample, zipTypeName } from "./zipTypes.ts"

const warning = (text: string): Notice => notice("warning", "", text)

const number = (n: number): string => n.toLocaleString("en-US")

/** spec: order-builder §5 (ZIP entry) */
export const noZipEntered: Notice = warning("Please input at least one ZIP Code")

/** After a look-up of codes; null when there is nothing to say. spec: order-builder §5 (ZIP entry) */
export const lookupNotice = (outcome: LookupOutcome): Notice | null => {
  switch (outcome) {
    case "allValid":
      return null
    case "someInvalid":
      return warning("Please enter the correct ZIP codes. Invalid or duplicate entries have been removed.")
    case "noneValid":
      return warning("Please input at least one valid zip. Invalid or duplicate entries have been removed.")
  }
}

/** spec: order-builder §5 (Paste); the limit has no words there. */
export const pasteNotice = (refused: PasteRefused): Notice => {
  switch (refused._tag) {
    case "PasteEmpty":
      return warning(
        `Please input at least one valid ${zipTypeName(refused.zipType)} (${zipTypeExample(refused.zipType)})`,
      )
    case "PasteTooLong":
      return warning(
        `You pasted ${number(refused.entries)} entries; at most ${number(PASTE_LIMIT)} can be added at once. Nothing was added and your text is kept.`,
      )
  }
}

/** spec: order-builder §5 (ZIP range) */
export const zipRangeNotice = (refused: ZipRangeRefused): Notice => {
  switch (refused._tag) {
    case "RangeIncomplete":
      return warning("Please input ZIP Code.")
    case "RangeNotZips":
      return warning("Both ends of the range must be ZIP Codes of 5 digits.")
    case "RangeReversed":
      return warning("The first ZIP Code of the range must not be above the last one.")
  }
}

/** The range holds more ZIP Codes than may be added at once. */
export const ZIP_RANGE_TOO_LONG = `The range holds more than ${number(ZIP_RANGE_MAX)} ZIP Codes. Nothing was added; please enter a shorter range.`
export const zipRangeTooLong: Notice = warning(ZIP_RANGE_TOO_LONG)

/** The range is in order, yet no ZIP Code lies in it. */
export const zipRangeEmpty: Notice = warning("There is no ZIP Code in this range.")

export const tooManyAreas = ({ areas }: TooManyAreas): Notice =>
  warning(`A list can have at most 2,000 areas; this would make ${number(areas)}. Nothing was added.`)

/** spec: order-builder §5 (Radius) */
export const radiusNotice = (refused: RadiusRefused): Notice => {
  switch (refused._tag) {
    case "AddressOrRadiusMissing":
      return warning("Please Input an address/radius.")
    case "AddressNameUsed":
      return warning("Address Name already exists, please change one")
  }
}

/** Something was typed on the geography step and not added. spec: order-builder §2.2 (Route guards) */
export const notAdded = (typed: string): Notice =>
  notice("info", "", `'${typed}' has not been added. Please go back and add it, or clear it.`)

/** Get Count without any area. The spelling is the specification's. spec: order-builder §5 (Audience) */
export const NO_TARGET_GEOGRAPHY = "Please Defined Target Georgaphy"
