import { useEffect, useState } from "react"

/** True once something has been going on for `ms` milliseconds, until it ends. */
export const useLasting = (isOn: boolean, ms: number): boolean => {
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
