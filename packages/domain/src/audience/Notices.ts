import type { InputType } from "./DemoColumn.ts"
import type { RangeRefused } from "./checkRange.ts"
import type { AudienceWarning } from "./nextStepWarnings.ts"

/** spec: order-builder §5 (Next-step messages) */
export const audienceWarningText = (warning: AudienceWarning): string => {
  switch (warning) {
    case "noAudience":
      return "Please Defined Target Audience"
    case "noPhoneOption":
      return "Please select a Phone Option"
    case "noTargetingOption":
      return "Please select at least one targeting option"
    case "noRouteOption":
      return "Please select at least one route option"
  }
}

const formatText = (inputType: InputType): string => {
  switch (inputType) {
    case "date":
      return "Need format: YYYYMMDD"
    case "monthYear":
      return "Need format: MMYYYY"
    case "year":
      return "Need format: YYYY"
    case "month":
      return "Need format: MM"
    case "number":
      return "Need Number"
    case "single":
      return "Need Digital"
    case "list":
    case "sic":
    case "string":
    case "radio":
      return "Need String"
  }
}

/** spec: order-builder §5 (Formats); the words are the specification's, 'First input is smaller' included. */
export const rangeText = (refused: RangeRefused): string => {
  switch (refused._tag) {
    case "FormatWrong":
      return formatText(refused.inputType)
    case "FromExceedsTo":
      return "First input is smaller than second"
    case "AboveMaximum":
      return `value must smaller than ${refused.bound}`
    case "BelowMinimum":
      return `value must bigger than ${refused.bound}`
  }
}

/** spec: order-builder §5 (Radio, type 8) */
export const ONE_ITEM_FOR_CATEGORY = "You can only choose one item for this category"

/** spec: order-builder §5 (Demo keyword search) */
export const KEYWORD_TOO_SHORT = "At least 3 words"
