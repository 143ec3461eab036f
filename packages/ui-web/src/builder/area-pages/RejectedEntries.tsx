import {
  type SkippedEntry,
  groupSkippedEntries,
  skipReasonText,
  type EntryKind,
} from "@listwright/domain/geography"
import { ChevronRight } from "lucide-react"
import { CopyButton } from "../../design/CopyButton.tsx"
import { recordsText } from "../../design/Figure.tsx"

export interface RejectedEntriesProps {
  readonly notAdded: ReadonlyArray<SkippedEntry>
  /** The intended code type of the entries. */
  readonly zipType: EntryKind
}

/** The number of codes shown until the rest are expanded. */
const SHOWN = 8

/** The entries that weren't added, by reason, for reading and copying. */
export function RejectedEntries({ notAdded, zipType }: RejectedEntriesProps) {
  const title =
    notAdded.length === 1 ? "1 entry wasn't added" : `${recordsText(notAdded.length)} entries weren't added`
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface">
      <header className="flex items-center justify-between gap-x-3 py-1.5 pr-1 pl-4">
        <p className="tabular text-sm font-medium">{title}</p>
        <CopyButton text={notAdded.map(({ entry }) => entry).join("\n")}>
          {notAdded.length === 1 ? "Copy it" : "Copy all"}
        </CopyButton>
      </header>
      <ul className="divide-y divide-line border-t border-line text-sm">
        {groupSkippedEntries(notAdded).map(({ why, entries }) => {
          const text = skipReasonText(why, zipType)
          return (
            <li key={text}>
              {entries.length <= SHOWN ? (
                <p className="px-4 py-2">
                  {text}
                  <Codes entries={entries} />
                </p>
              ) : (
                <details className="group">
                  <summary className="control flex cursor-pointer list-none items-center gap-2 px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
                    <ChevronRight
                      className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-90"
                      aria-hidden="true"
                    />
                    <span className="min-w-0 flex-1">{text}</span>
                    <span className="tabular text-muted">{recordsText(entries.length)}</span>
                  </summary>
                  <div
                    // What scrolls must be reachable by keyboard.
                    {...{ tabIndex: 0, role: "region", "aria-label": text }}
                    className="max-h-40 overflow-y-auto border-t border-line bg-canvas px-4 py-2 focus-visible:-outline-offset-2"
                  >
                    <Codes entries={entries} />
                  </div>
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Codes({ entries }: { readonly entries: ReadonlyArray<string> }) {
  return <span className="tabular block text-muted wrap-anywhere">{entries.join(", ")}</span>
}
