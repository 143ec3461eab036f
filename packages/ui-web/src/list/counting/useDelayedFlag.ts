import { useEffect, useState } from "react"

/** Returns whether a state has been on for `ms` milliseconds; false again once it ends. */
export const useDelayedFlag = (isOn: boolean, ms: number): boolean => {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setHasLasted(true), ms)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isOn, ms])
  return isOn && hasLasted
}
