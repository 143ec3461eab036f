const keyOf = (listType: number): string => `listwright-state-view-${listType}`

/** A view of the states. */
export type StateView = "list" | "map"

/** Returns the view of a source's states that was last used in this browser tab. Defaults to the list. */
export const rememberedStateView = (listType: number): StateView =>
  sessionStorage.getItem(keyOf(listType)) === "map" ? "map" : "list"

export const rememberStateView = (listType: number, view: StateView): void =>
  sessionStorage.setItem(keyOf(listType), view)
