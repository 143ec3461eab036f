import { MINIMUM_APPLIED_AFTER_MS, minimumInForce } from "@listwright/domain/order"
import { useEffect, useEffectEvent, useState } from "react"

/**
 * Returns the minimum number of records in an order that currently applies on a quantity screen: it applies from 5
 * seconds after the screen opens. `onInForce` is called once at that time [ob9-minimum].
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
