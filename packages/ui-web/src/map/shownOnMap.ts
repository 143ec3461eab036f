import type { Area } from "@listwright/domain/definition"
import { useEffect, useEffectEvent, useSyncExternalStore } from "react"

/** A function with which a list shows areas on the page's map. */
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

/** Lets a list beside the page's map show areas on it, for as long as the map is there. */
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

/** Returns a function with which a list shows areas on the page's map; null if the page doesn't have a map. */
export const useShowOnMap = (): Show | null => useSyncExternalStore(subscribe, () => shown)
