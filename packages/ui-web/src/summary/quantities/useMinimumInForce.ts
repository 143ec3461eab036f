import { MINIMUM_APPLIED_AFTER_MS, minimumInForce } from "@listwright/domain/order"
import { useEffect, useEffectEvent, useState } from "react"

/**
 * The fewest records of an order, as they count on a screen that asks for quantities: from 5 seconds after it opened.
 * `onInForce` is called once then [ob9-minimum].
 */
export const useMinimumInForce = (minimum: number, onInForce: (minimum: number) => void): number => {
  const [openMs, setOpenMs] = useState(0)
  const comeIntoForce = useEffectEvent(() => {
    setOpenMs(MINIMUM_APPLIED_AFTER_MS)
    onInForce(minimumInForce(minimum, MINIMUM_APPLIED_AFTER_MS))
  })
  useEffect(() => {
    const timer = setTimeout(() => comeIntoForce(), MINIMUM_APPLIED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return minimumInForce(minimum, openMs)
}
