/** The lists that have their own words when they are empty. */
export type EmptyList =
  | "data"
  | "records"
  | "record"
  | "options"
  | "ownQuickPicks"
  | "quickPicks"
  | "chosenAbove"

/** What a list says that holds nothing. spec: order-builder §8 (Empty lists) [ob8-empty-lists] */
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

/** How far the loading of a list is. */
export type ListState<Row> =
  | { readonly _tag: "loading" }
  | { readonly _tag: "loaded"; readonly rows: ReadonlyArray<Row> }
  | { readonly _tag: "failed" }

/** What a person sees of a list. */
export type ListView<Row> =
  | { readonly _tag: "loader" }
  | { readonly _tag: "rows"; readonly rows: ReadonlyArray<Row> }
  | { readonly _tag: "empty"; readonly text: string }
  | { readonly _tag: "nothing" }

/**
 * Rows, or the words of an empty list. A failed load only stops the loader: nothing claims that the list is empty,
 * because that is not known. spec: order-builder §8 (Empty lists: 'Failed list loads stop the loader with no message')
 * [ob8-empty-lists]
 */
export const listView = <Row>(state: ListState<Row>, list: EmptyList): ListView<Row> => {
  switch (state._tag) {
    case "loading":
      return { _tag: "loader" }
    case "failed":
      return { _tag: "nothing" }
    case "loaded":
      return state.rows.length === 0
        ? { _tag: "empty", text: emptyListText(list) }
        : { _tag: "rows", rows: state.rows }
  }
}
