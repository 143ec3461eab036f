import type { Area } from "@listwright/domain/definition"
import { useEffect, useEffectEvent, useSyncExternalStore } from "react"

/** A function for showing a list's areas on the page's map. */
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

/** Allows a list beside the page's map to show areas on it, for as long as the map is mounted. */
export const useRegisterAreaDisplay = (show: Show): void => {
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

/** Returns a function for showing a list's areas on the page's map; null if the page doesn't have a map. */
export const useShowAreasOnMap = (): Show | null => useSyncExternalStore(subscribe, () => shown)
