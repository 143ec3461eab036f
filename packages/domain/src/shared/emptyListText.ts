import { emptyListTexts } from "./wording/emptyListTexts.ts"
import type { MessageText } from "./wording/MessageText.ts"

/** The lists that have their own message when empty. */
export type EmptyList =
  | "data"
  | "records"
  | "record"
  | "options"
  | "ownQuickPicks"
  | "quickPicks"
  | "chosenAbove"

/** Returns the message shown for an empty list [ob8-empty-lists]. */
export const emptyListText = (list: EmptyList): MessageText => {
  switch (list) {
    case "data":
      return emptyListTexts.emptyData
    case "records":
      return emptyListTexts.emptyRecords
    case "record":
      return emptyListTexts.emptyRecord
    case "options":
      return emptyListTexts.emptyOptions
    case "ownQuickPicks":
      return emptyListTexts.emptyOwnQuickPicks
    case "quickPicks":
      return emptyListTexts.emptyQuickPicks
    case "chosenAbove":
      return emptyListTexts.emptyChosenAbove
  }
}
