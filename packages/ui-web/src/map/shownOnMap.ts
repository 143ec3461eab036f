import type { Area } from "@listwright/domain/definition"
import { useEffect, useEffectEvent, useSyncExternalStore } from "react"

/** A function with which a list shows areas on the map of the page. */
type Show = (areas: ReadonlyArray<Area>) => void

let shown: Show | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const set = (next: Show | null) => {
  shown = next
  for (const listener of listeners) listener()
}

/** For the map of a page: shows areas that a list beside it names, for as long as it is there. */
export const useShowsAreas = (show: Show): void => {
  const onShow = useEffectEvent(show)
  useEffect(() => {
    const own: Show = (areas) => {
      document.querySelector(".list-map")?.scrollIntoView({ block: "nearest" })
      onShow(areas)
    }
    set(own)
    return () => {
      if (shown === own) set(null)
    }
  }, [])
}

/** Returns a function that shows areas on the map of the page, for a list; null if the page doesn't have a map. */
export const useShowOnMap = (): Show | null => useSyncExternalStore(subscribe, () => shown)
