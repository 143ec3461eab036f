import { areaLabel, areaKindNoun } from "@listwright/domain/definition"
import type { Country } from "@listwright/domain/shared"
import { ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import type { AreaName } from "../../area-pages/useAreaNames.ts"
import type { AreaQuantity } from "./quantityRows.ts"

export interface AreaCellProps {
  readonly of: AreaQuantity
  readonly named: AreaName
  readonly country: Country
  /** True if the area type is shown before its name. */
  readonly isLabeled: boolean
  /** True if space is limited, in which case the place is shown below the name. */
  readonly isCompact: boolean
  /** True if other areas have an expand button, in which case this name is indented to align with theirs. */
  readonly isIndented: boolean
  readonly onToggle: () => void
  /** A remark below the name. */
  readonly children?: ReactNode
}

/** An area's name, and the button that expands its detail rows if it has any. */
export function AreaCell(props: AreaCellProps) {
  const { children, country, isCompact, isIndented, isLabeled, named, of, onToggle } = props
  const name = isCompact ? (
    <span className="min-w-0">
      <span className="sr-only">{areaLabel(of.row.kind, country)} </span>
      <span className="tabular line-clamp-2 print:line-clamp-none" title={named.name}>
        {named.name}
      </span>
      <span className="block truncate text-xs font-normal text-muted max-sm:hidden">{named.place}</span>
    </span>
  ) : (
    <span className="min-w-0">
      {isLabeled ? <span className="font-normal text-muted">{areaLabel(of.row.kind, country)} </span> : null}
      <span className="tabular">{named.name}</span>{" "}
      <span className="font-normal text-muted max-sm:hidden">{named.place}</span>
    </span>
  )
  if (of.unit === null)
    return (
      <span className={isIndented ? "block pl-6" : "block"}>
        {name}
        {children}
      </span>
    )
  return (
    <span className="block">
      <button
        type="button"
        aria-expanded={of.isOpen}
        onClick={onToggle}
        className="group control -mx-2 flex items-center gap-1.5 rounded-control px-2 text-left hover:bg-hover"
      >
        <ChevronRight
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-aria-expanded:rotate-90 print:hidden"
          aria-hidden="true"
        />
        {name}
        <span className="sr-only">: what each {areaKindNoun(of.unit, 1)} contains</span>
      </button>
      {children === undefined ? null : <span className="block pl-6">{children}</span>}
    </span>
  )
}
