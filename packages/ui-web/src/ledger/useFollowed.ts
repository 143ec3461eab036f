import { useEffect, useRef, useState } from "react"

/**
 * The value, asked about as early as an answer is worth something: at once after it rested for `ms` milliseconds, and
 * otherwise, as while somebody drags or types, once it rests again.
 */
export const useFollowed = <A>(value: A, ms: number): A => {
  const [followed, setFollowed] = useState(value)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (value === followed) return undefined
    const now = performance.now()
    const hasRested = now - changedAt.current >= ms
    changedAt.current = now
    if (hasRested) {
      setFollowed(value)
      return undefined
    }
    const timer = setTimeout(() => setFollowed(value), ms)
    return () => clearTimeout(timer)
  }, [value, followed, ms])
  return followed
}
