import { takesExclusions } from "@listwright/domain/geography"
import { isApple } from "../../app/Intent.ts"
import { KeyCap } from "../../design/KeyCap.tsx"

export interface SearchFooterProps {
  /** Of the hints, which describe the box. */
  readonly id: string
  /** What came of the last key, or how many areas there are. */
  readonly text: string
  readonly listType: number
}

/** What came of the last key, and what the keys do. */
export function SearchFooter({ id, listType, text }: SearchFooterProps) {
  const hints: ReadonlyArray<readonly [keys: ReadonlyArray<string>, does: string]> = [
    [["↑", "↓"], "move"],
    [["Enter"], "adds"],
    ...(takesExclusions(listType) ? [[[isApple() ? "⌘" : "Ctrl", "Enter"], "excludes"] as const] : []),
    [["Esc"], "closes"],
  ]
  return (
    <div className="flex min-h-10 items-center gap-4 border-t border-line px-4 py-1.5 text-xs text-muted">
      {/* Spoken by the box. */}
      <p aria-hidden="true" className="tabular min-w-0 flex-1 truncate">
        {text}
      </p>
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
    </div>
  )
}
