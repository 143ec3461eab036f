/** The lists that have their own text when empty. */
export type EmptyList =
  | "data"
  | "records"
  | "record"
  | "options"
  | "ownQuickPicks"
  | "quickPicks"
  | "chosenAbove"

/** Returns the text that an empty list shows [ob8-empty-lists]. */
export const emptyListText = (list: EmptyList): string => {
  switch (list) {
    case "data":
      return "There is no available data"
    case "records":
      return "No Records"
    case "record":
      return "No Record"
    case "options":
      return "No available option"
    case "ownQuickPicks":
      return "No QuickPicks have been created"
    case "quickPicks":
      return "There is no Quick Pick"
    case "chosenAbove":
      return "Please click add in the above table"
  }
}
