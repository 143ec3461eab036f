import { TEXTS } from "./wording/texts.ts"
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
      return TEXTS.emptyData
    case "records":
      return TEXTS.emptyRecords
    case "record":
      return TEXTS.emptyRecord
    case "options":
      return TEXTS.emptyOptions
    case "ownQuickPicks":
      return TEXTS.emptyOwnQuickPicks
    case "quickPicks":
      return TEXTS.emptyQuickPicks
    case "chosenAbove":
      return TEXTS.emptyChosenAbove
  }
}
