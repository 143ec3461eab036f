import { KeyCap } from "../KeyCap.tsx"

/** Keys that are pressed together, and what they do: '↑ ↓ move'. */
export type KeyHint = readonly [keys: ReadonlyArray<string>, does: string]

/** Hints on the keys of a box; hidden on small screens and touch devices. */
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
