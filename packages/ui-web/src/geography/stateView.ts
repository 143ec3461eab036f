const KEY = "listwright-state-view"

/** How the states are shown. spec: order-builder §2.3 (State page) */
export type StateView = "list" | "map"

/** The view that was used last on this browser tab; the list before any was. */
export const rememberedView = (): StateView => (sessionStorage.getItem(KEY) === "map" ? "map" : "list")

export const rememberView = (view: StateView): void => sessionStorage.setItem(KEY, view)
