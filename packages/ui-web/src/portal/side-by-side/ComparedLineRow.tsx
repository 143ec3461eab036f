import { formatWholeNumber } from "@listwright/domain/shared"
import type { ComparedLine, ComparedPart } from "@listwright/domain/saved-lists"
import { useState } from "react"
import { Button } from "../../design/Button.tsx"
import { ComparedRow } from "./ComparedRow.tsx"

/** The number of parts of each type shown until the rest are expanded. */
const SHOWN = 12

/** A choice in both lists, in words. Parts in only one list stand out; shared parts follow on one line. */
export function ComparedLineRow({ line }: { readonly line: ComparedLine }) {
  const { isSame, name, one, other, remark } = line
  return (
    <ComparedRow
      name={name}
      isSame={isSame}
      remark={remark}
      one={<Parts parts={one} isWhole={isSame || remark !== null} />}
      other={<Parts parts={other} isWhole={isSame || remark !== null} />}
    />
  )
}

interface PartsProps {
  readonly parts: ReadonlyArray<ComparedPart>
  /**
   * True if all parts are shown unchanged, such as when both lists have the same parts, possibly in a different order.
   */
  readonly isWhole: boolean
}

function Parts({ isWhole, parts }: PartsProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (parts.length === 0) return <span className="text-muted">None</span>
  const own = isWhole ? [] : parts.filter(({ isShared }) => !isShared)
  const shared = parts.filter(({ isShared }) => isShared)
  const most = isOpen ? parts.length : SHOWN
  const hidden = Math.max(0, own.length - most) + Math.max(0, shared.length - most)
  return (
    <div className="flex flex-col items-start gap-1.5">
      {own.length === 0 ? null : (
        <ul className="flex flex-wrap gap-1.5">
          {own.slice(0, most).map(({ text }) => (
            <li
              key={text}
              className="rounded-control border border-accent bg-accent-soft px-2 py-px text-sm font-medium text-accent-text"
            >
              {text}
            </li>
          ))}
        </ul>
      )}
      {shared.length === 0 ? null : (
        <p className="text-muted">
          {isWhole ? "" : "In both: "}
          {shared
            .slice(0, most)
            .map(({ text }) => text)
            .join(", ")}
          {shared.length > most ? " …" : ""}
        </p>
      )}
      {hidden === 0 ? null : (
        <Button kind="quiet" size="small" className="-ml-2 text-xs" onPress={() => setIsOpen(true)}>
          Show all {formatWholeNumber(parts.length)}
        </Button>
      )}
    </div>
  )
}
