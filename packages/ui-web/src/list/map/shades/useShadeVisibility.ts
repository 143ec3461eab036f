import { useState } from "react"

/**
 * The storage key for the shades. The setting is stored in the browser because the user's preference for shaded maps
 * doesn't belong to a single list.
 */
const KEY = "listwright-map-shades"
const OFF = "off"

/** Returns whether the map is shaded by record count, and a function that changes it. Defaults to true. */
export const useShadeVisibility = (): readonly [isShown: boolean, show: (isShown: boolean) => void] => {
  const [isShown, setIsShown] = useState(() => localStorage.getItem(KEY) !== OFF)
  return [
    isShown,
    (shown) => {
      if (shown) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, OFF)
      setIsShown(shown)
    },
  ]
}
