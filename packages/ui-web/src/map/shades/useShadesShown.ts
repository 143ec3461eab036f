import { useState } from "react"

/** In the browser: whether somebody wants maps shaded is no matter of one list. */
const KEY = "listwright-map-shades"
const OFF = "off"

/** Whether the map is shaded by people; it is, until somebody turns it off. */
export const useShadesShown = (): readonly [isShown: boolean, show: (isShown: boolean) => void] => {
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
