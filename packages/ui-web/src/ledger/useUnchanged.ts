import { useState } from "react"

/** A value, the same object for as long as JSON writes the same of it. */
export const useUnchanged = <A>(value: A): A => {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
