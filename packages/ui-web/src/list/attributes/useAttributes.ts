import { useEffect, useSyncExternalStore } from "react"
import type { KnownAttributes } from "../../app/AttributeStore.ts"
import { useApp } from "../../app/App.ts"

/** Returns a source's known attributes without requesting them. */
export const useKnownAttributes = (listType: number): KnownAttributes => {
  const { attributes } = useApp()
  return useSyncExternalStore(attributes.subscribe, () => attributes.known(listType))
}

/** Loads all of a source's attributes with their values. `retry` loads them again after a failure. */
export const useAttributes = (listType: number): KnownAttributes & { readonly retry: () => void } => {
  const { attributes } = useApp()
  const known = useKnownAttributes(listType)
  useEffect(() => void attributes.load(listType), [attributes, listType])
  return { ...known, retry: () => void attributes.load(listType) }
}
