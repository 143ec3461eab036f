import { useState } from "react"

/** Returns a value as the same object for as long as its JSON is unchanged. */
export const useStableValue = <A>(value: A): A => {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
