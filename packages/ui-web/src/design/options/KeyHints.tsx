import { KeyCap } from "../KeyCap.tsx"

/** Keys and their effect: '↑ ↓ move'. */
export type KeyHint = readonly [keys: ReadonlyArray<string>, does: string]

/** Hints about a box's keys; hidden on small screens and touch devices. */
export function KeyHints({ hints, id }: { readonly id: string; readonly hints: ReadonlyArray<KeyHint> }) {
  return (
    <ul id={id} className="flex shrink-0 items-center gap-3 max-sm:hidden pointer-coarse:hidden">
      {hints.map(([keys, does]) => (
        <li key={does} className="flex items-center gap-1">
          {keys.map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
          {does}
        </li>
      ))}
    </ul>
  )
}
