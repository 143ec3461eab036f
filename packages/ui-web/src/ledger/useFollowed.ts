import { useEffect, useState } from "react"

/**
 * The value, asked about as early as an answer is worth something: at once after it rested for `ms` milliseconds, and
 * otherwise, as while somebody drags or types, once it rests again.
 */
export const useFollowed = <A>(value: A, ms: number): A => {
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
