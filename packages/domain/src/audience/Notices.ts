import type { CallFailed } from "../shared/Failures.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import type { RangeRefusal } from "./attributes/checkRange.ts"
import { INPUT_TYPES } from "./attributes/inputTypeRows.ts"
import { PASTE_LIMIT } from "../geography/codes/parsePastedCodes.ts"
import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import { audienceTexts } from "../shared/wording/audienceTexts.ts"
import { fillPlaceholders, type MessageText } from "../shared/wording/MessageText.ts"
import type { IndustriesRefusal } from "./industries/parsePastedIndustries.ts"
import type { AudienceWarning } from "./step/audienceStep.ts"

/** The title of the audience step. */
export const AUDIENCE_STEP_TITLE = "Build Your Target Audience"

/** Returns the message for an audience warning [ob5-next-messages]. */
export const audienceWarningText = (warning: AudienceWarning): MessageText => {
  switch (warning) {
    case "noAudience":
      return audienceTexts.noAudience
    case "noPhoneOption":
      return audienceTexts.noPhoneOption
    case "noTargetingOption":
      return audienceTexts.noTargetingOption
    case "noRouteOption":
      return audienceTexts.noRouteOption
  }
}

/**
 * Returns the message for a rejected range [ob5-formats] [ob5-range-order]. Uses the specification's own wording where
 * available. `name` is the attribute's name.
 */
export const rangeErrorText = (refused: RangeRefusal, name: string): MessageText => {
  switch (refused._tag) {
    case "FormatWrong":
      return INPUT_TYPES[refused.inputType].needed
    case "FromExceedsTo":
      return audienceTexts.rangeReversed
    case "AboveMaximum":
      return fillPlaceholders(audienceTexts.aboveMaximum, { bound: refused.bound })
    case "BelowMinimum":
      return fillPlaceholders(audienceTexts.belowMinimum, { bound: refused.bound })
    case "NotWhole":
      return `${name} must be a whole number`
  }
}

/** The message for a second value in a single-choice category [ob5-radio]. */
export const ONE_ITEM_PER_CATEGORY_MESSAGE: MessageText = audienceTexts.oneItemForCategory

/** The message for a keyword that is too short [ob5-demo-search]. */
export const KEYWORD_TOO_SHORT_MESSAGE: MessageText = audienceTexts.keywordTooShort

/** The note on telemarketing restrictions [ob9-telemarketing-note] [p9-telemarketing-note]. */
export const TELEMARKETING_NOTE =
  "New York and Louisiana prohibit telemarketing during declared emergencies. Consumer phone numbers are pre-scrubbed against the Do Not Call list."

/** The message for saving a quick pick without criteria [ob5-quick-pick-save]. */
export const QUICK_PICK_CRITERIA_REQUIRED: MessageText = audienceTexts.quickPickWithoutCriteria

/** The question to confirm deleting a quick pick [ob8-quick-pick-delete]. */
export const DELETE_QUICK_PICK_CONFIRMATION: MessageText = audienceTexts.deleteQuickPick

/**
 * Returns the banner with the server's reason for refusing a quick pick; null for a failed call, which has the same
 * message on all pages [ob8-quick-pick-failed].
 */
export const quickPickRefusedNotice = (failure: CallFailed): Notice | null =>
  failure._tag === "Refused" && failure.reason !== "" ? notice("warning", "", failure.reason) : null

/** Explains why no industries were chosen from pasted text; the specification has no wording for it. */
export const industriesRefusalText = (refused: IndustriesRefusal): string => {
  switch (refused._tag) {
    case "NoIndustriesPasted":
      return "Paste at least one code, like 58 or 5812."
    case "TooManyIndustriesPasted":
      return `You pasted ${formatWholeNumber(refused.entries)} codes, but you can add at most ${formatWholeNumber(PASTE_LIMIT)} at once. Nothing was added, and your text is still here.`
  }
}
