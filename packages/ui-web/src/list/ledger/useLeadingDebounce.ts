import { useEffect, useState } from "react"

/**
 * Returns the value to request. A change takes effect immediately if the value was stable for `ms` milliseconds.
 * Otherwise, such as while the user drags or types, it takes effect once the value is stable again.
 */
export const useLeadingDebounce = <A>(value: A, ms: number): A => {
  const [state, setState] = useState({ value, followed: value, isAtRest: true })
  // While drawing, not after it: what follows at once is drawn with its value, in one go.
  if (value !== state.value) {
    setState({ value, followed: state.isAtRest ? value : state.followed, isAtRest: false })
  }
  useEffect(() => {
    if (state.isAtRest) return undefined
    const rest = () => setState({ value: state.value, followed: state.value, isAtRest: true })
    const timer = setTimeout(rest, ms)
    return () => clearTimeout(timer)
  }, [state, ms])
  return state.followed
}
