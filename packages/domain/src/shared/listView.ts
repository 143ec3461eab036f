import { type EmptyList, emptyListText } from "./emptyListText.ts"

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
 * Rows, or the words of an empty list. A load that failed only stops the loader: nothing says that the list is empty,
 * because nobody knows. spec: order-builder §8 (Empty lists: 'Failed list loads stop the loader with no message')
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
