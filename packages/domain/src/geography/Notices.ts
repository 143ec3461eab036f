import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import { areaTexts } from "../shared/wording/areaTexts.ts"
import { fillPlaceholders, type MessageText } from "../shared/wording/MessageText.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import type { CodeType } from "./Areas.ts"
import type { TooManyAreas } from "./chooseAreas.ts"
import { PASTE_LIMIT, type PasteRefusal } from "./codes/parsePastedCodes.ts"
import type { RadiusRefusal } from "./radius/validateRadiusEntry.ts"
import { MAX_SCF_RANGE, type ScfRangeRefusal } from "./codes/scfEntry.ts"
import { type LookupOutcome, MAX_ZIP_RANGE, type ZipRangeRefusal } from "./codes/zipEntry.ts"
import { zipTypeExample, zipTypeName } from "./codes/zipTypes.ts"

/** Builds a geography message, which is shown as a warning on its page [ob8-geography-alerts]. */
const warning = (text: MessageText): Notice => notice("warning", "", text)

/** The notice that no ZIP Code was entered [ob5-zip-entry-messages]. */
export const noZipEnteredNotice: Notice = warning(areaTexts.noZipEntered)

/** Returns the notice to show after a code lookup; null if there's nothing to report [ob5-zip-entry-messages]. */
export const lookupNotice = (outcome: LookupOutcome, zipType: CodeType = "zip"): Notice | null => {
  const isCanadian = zipType === "postalCode"
  switch (outcome) {
    case "allValid":
      return null
    case "someInvalid":
      return isCanadian ? warning(areaTexts.somePostalCodesInvalid) : warning(areaTexts.someZipsInvalid)
    case "noneValid":
      return isCanadian ? warning(areaTexts.noPostalCodeValid) : warning(areaTexts.noZipValid)
  }
}

/** Returns the notice for a refused paste; the rule has no wording for the limit [ob5-paste]. */
export const pasteNotice = (refused: PasteRefusal): Notice => {
  switch (refused._tag) {
    case "PasteEmpty":
      return warning(
        fillPlaceholders(areaTexts.pasteEmpty, {
          kind: zipTypeName(refused.zipType),
          example: zipTypeExample(refused.zipType),
        }),
      )
    case "PasteTooLong":
      return warning(
        `You pasted ${formatWholeNumber(refused.entries)} entries, but you can add at most ${formatWholeNumber(PASTE_LIMIT)} at once. Nothing was added, and your text is still here.`,
      )
  }
}

/** Returns the notice for a refused ZIP Code range [ob5-zip-range]. */
export const zipRangeNotice = (refused: ZipRangeRefusal): Notice => {
  switch (refused._tag) {
    case "RangeIncomplete":
      return warning(areaTexts.zipRangeIncomplete)
    case "RangeNotZips":
      return warning("Both ends of the range must be 5-digit ZIP Codes.")
    case "RangeReversed":
      return warning("The first ZIP Code in the range can't be higher than the last one.")
  }
}

/** The message for a range with more ZIP Codes than can be added at once. */
export const ZIP_RANGE_TOO_LONG_TEXT = `The range contains more than ${formatWholeNumber(MAX_ZIP_RANGE)} ZIP Codes. Nothing was added. Please enter a shorter range.`
/** `ZIP_RANGE_TOO_LONG_TEXT` as a notice. */
export const zipRangeTooLongNotice: Notice = warning(ZIP_RANGE_TOO_LONG_TEXT)

/** The notice for a valid range without any ZIP Codes. */
export const emptyZipRangeNotice: Notice = warning("There are no ZIP Codes in this range.")

/** The notice that no SCF Code was entered [ob5-scf]. */
export const noScfEnteredNotice: Notice = warning(areaTexts.noScfEntered)

/**
 * Returns the notice to show after a lookup of SCF Codes. The specification has no wording for SCF Codes that don't
 * exist, so this uses the wording for ZIP Codes [ob5-scf].
 */
export const scfLookupNotice = (outcome: LookupOutcome): Notice | null => {
  switch (outcome) {
    case "allValid":
      return null
    case "someInvalid":
      return warning(areaTexts.someScfsInvalid)
    case "noneValid":
      return warning(areaTexts.noScfValid)
  }
}

/** Returns the notice for a refused SCF Code range [ob5-scf]. */
export const scfRangeNotice = (refused: ScfRangeRefusal): Notice => {
  switch (refused._tag) {
    case "ScfRangeIncomplete":
      return warning(areaTexts.scfRangeIncomplete)
    case "RangeNotScfs":
      return warning("Both ends of the range must be 3-digit SCF Codes.")
    case "ScfRangeReversed":
      return warning("The first SCF Code in the range can't be higher than the last one.")
  }
}

/** The notice for a range with more SCF Codes than can be added at once. */
export const scfRangeTooLongNotice: Notice = warning(
  `The range contains more than ${formatWholeNumber(MAX_SCF_RANGE)} SCF Codes. Nothing was added. Please enter a shorter range.`,
)

/** The notice for a valid range without any SCF Codes. */
export const emptyScfRangeNotice: Notice = warning("There are no SCF Codes in this range.")

/** Returns the notice that the list would exceed its limit; the specification has no wording. */
export const tooManyAreasNotice = ({ areas }: TooManyAreas): Notice =>
  warning(
    `A list can have at most 2,000 areas, and this would bring it to ${formatWholeNumber(areas)}. Nothing was added.`,
  )

/** Returns the notice that several areas were given to a list that accepts one at a time. */
export const singleAreaNotice = (passedOver: number): Notice =>
  warning(
    `This list accepts one area at a time, so only the last one was added (skipped: ${formatWholeNumber(passedOver)}).`,
  )

/** The notice that a list with a single area can't have exclusions; the specification has no wording. */
export const noExclusionsNotice: Notice = warning(
  "This list accepts one area at a time, so excluding an area would leave nothing. Nothing was changed.",
)

/** Returns the notice for a refused radius search [ob5-radius] [ob5-address-name]. */
export const radiusNotice = (refused: RadiusRefusal): Notice => {
  switch (refused._tag) {
    case "AddressOrRadiusMissing":
      return warning(areaTexts.addressOrRadiusMissing)
    case "AddressNameUsed":
      return warning(areaTexts.addressNameUsed)
  }
}

/** Returns the notice for text that was typed on the geography step but not added. */
export const entryNotAddedNotice = (typed: string): Notice =>
  notice("info", "", `'${typed}' hasn't been added. Please go back and add it, or clear it.`)

/** The message shown when Get Count is chosen without any areas. */
export const NO_TARGET_GEOGRAPHY: MessageText = areaTexts.noTargetGeography

/** The title of the geography step. */
export const GEOGRAPHY_STEP_TITLE = "Select Your Target Areas"
/** The text below the title of the geography step. */
export const GEOGRAPHY_STEP_HELP: MessageText = areaTexts.selectTargetAreasHelp

/** The text for a Canadian source, which has neither radius nor SCF areas. */
export const CANADIAN_GEOGRAPHY_HELP = "Paste postal codes below, or choose cities or provinces."

/** The title of the list of areas chosen in a picker. */
export const TARGET_AREAS_TITLE: MessageText = areaTexts.targetAreasList

/** The label of the button above the areas that opens the radius page, and that page's title. */
export const RADIUS_PAGE_TITLE = "Radius around an Address or ZIP Code"

/** The link on the radius page that opens the address upload. */
export const MULTI_LOCATION_LINK_TEXT = "Multi-location radius counts"

/** The checkbox on the radius page; see `offersStateLines` for when it's shown. */
export const STAY_WITHIN_STATE_LABEL = "Do not cross state lines"
