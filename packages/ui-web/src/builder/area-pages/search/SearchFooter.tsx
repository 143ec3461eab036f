import { acceptsExclusions } from "@listwright/domain/geography"
import { isAppleDevice } from "../../../app/Intent.ts"
import { type KeyHint, KeyHints } from "../../../design/options/KeyHints.tsx"

export interface SearchFooterProps {
  /** The id of the key hints, which describe the box. */
  readonly id: string
  /** The result of the last key, or the number of areas. */
  readonly text: string
  readonly listType: number
}

/** The result of the last key, and hints about the keys. */
export function SearchFooter({ id, listType, text }: SearchFooterProps) {
  const hints: ReadonlyArray<KeyHint> = [
    [["↑", "↓"], "move"],
    [["Enter"], "adds"],
    ...(acceptsExclusions(listType)
      ? [[[isAppleDevice() ? "⌘" : "Ctrl", "Enter"], "excludes"] as const]
      : []),
    [["Esc"], "closes"],
  ]
  return (
    <div className="flex min-h-10 items-center gap-4 border-t border-line px-4 py-1.5 text-xs text-muted">
      {/* Spoken by the box. */}
      <p aria-hidden="true" className="tabular min-w-0 flex-1 truncate">
        {text}
      </p>
      <KeyHints id={id} hints={hints} />
    </div>
  )
}
