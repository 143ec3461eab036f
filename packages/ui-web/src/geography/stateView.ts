const keyOf = (listType: number): string => `listwright-state-view-${listType}`

/** The view of the states. */
export type StateView = "list" | "map"

/** The view of a source's states that was used last on this browser tab; the list before any was. */
export const rememberedView = (listType: number): StateView =>
  sessionStorage.getItem(keyOf(listType)) === "map" ? "map" : "list"

export const rememberView = (listType: number, view: StateView): void =>
  sessionStorage.setItem(keyOf(listType), view)
