import { RECORD_FIELDS } from "../glossary/recordFields.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import { audienceTexts } from "../shared/wording/audienceTexts.ts"
import type { KeyColumnsRefusal, KeyField } from "./keyColumns.ts"
import type { DaysRefusal } from "./suppressionDates.ts"
import type { SuppressionKind } from "./SuppressionListItem.ts"

/** The notice for an uploaded suppression file [ob5-upload-text]. */
export const suppressionUploadedNotice: Notice = notice("success", "", audienceTexts.suppressionUploaded)

/**
 * The notice for an uploaded file whose rows match no record, shown in addition to the notice that the file was
 * accepted; our own wording.
 */
export const nothingMatchedNotice: Notice = notice(
  "warning",
  "",
  "No row matches anyone in the data, so the file suppresses no one. Check the columns that you chose, then upload the file again.",
)

/** Returns the name of a suppression kind's rows for use in a sentence. */
export const suppressionName = (kind: SuppressionKind): string => {
  switch (kind) {
    case "orders":
      return "earlier orders"
    case "savedCounts":
      return "saved lists"
    case "files":
      return "uploaded files"
  }
}

/** Returns the message for invalid days; the specification has no wording for it. */
export const suppressionDaysRefusalText = (refused: DaysRefusal): string => {
  switch (refused) {
    case "NoSuchDay":
      return "Please enter both dates as MM/DD/YYYY."
    case "StartInFuture":
      return "The start date can't be after today."
    case "StartInPast":
      return "The start date can't be before today."
    case "EndInFuture":
      return "The end date can't be after today."
    case "EndBeforeStart":
      return "The end date can't be before the start date."
  }
}

const fieldName = (field: Exclude<KeyField, "firstName">): string => {
  switch (field) {
    case "address":
      return "street address"
    case "zip":
      return RECORD_FIELDS.zip
    case "lastName":
      return "last name"
  }
}

/** Returns the message for an invalid choice of columns; the specification has no wording for it. */
export const keyColumnsRefusalText = (refused: KeyColumnsRefusal): string => {
  switch (refused._tag) {
    case "KeyColumnMissing":
      return `Please choose the column with the ${fieldName(refused.field)}.`
    case "KeyColumnUnknown":
      return `The file has no column '${refused.column}'.`
    case "KeyColumnRepeated":
      return `The column '${refused.column}' is chosen more than once.`
  }
}
