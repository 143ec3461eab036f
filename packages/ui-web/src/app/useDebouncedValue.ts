import { useEffect, useState } from "react"

/** Returns the value once it has been stable for `ms` milliseconds. */
export const useDebouncedValue = <A>(value: A, ms: number): A => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
