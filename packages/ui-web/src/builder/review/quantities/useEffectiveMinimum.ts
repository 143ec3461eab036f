import { APPLY_MINIMUM_DELAY_MS, effectiveMinimum } from "@listwright/domain/order"
import { useEffect, useEffectEvent, useState } from "react"

/**
 * Returns the minimum number of records in an order that currently applies on a quantity screen: it takes effect 5
 * seconds after the screen opens. `onInForce` is called once at that time [ob9-minimum].
 */
export const useEffectiveMinimum = (minimum: number, onInForce: (minimum: number) => void): number => {
  const [openMs, setOpenMs] = useState(0)
  const comeIntoForce = useEffectEvent(() => {
    setOpenMs(APPLY_MINIMUM_DELAY_MS)
    onInForce(effectiveMinimum(minimum, APPLY_MINIMUM_DELAY_MS))
  })
  useEffect(() => {
    const timer = setTimeout(() => comeIntoForce(), APPLY_MINIMUM_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return effectiveMinimum(minimum, openMs)
}
