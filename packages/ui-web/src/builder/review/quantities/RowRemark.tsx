import { areaKindNoun } from "@listwright/domain/definition"
import { recordsText } from "../../../design/Figure.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import type { RemarkRow } from "./quantityRows.ts"

export interface RowRemarkProps {
  readonly of: RemarkRow
  /** The area's name; `noun` is the word for its detail rows. */
  readonly name: string
  readonly noun: string
  readonly hasFailed: boolean
}

/** The remark below an open area. */
export function RowRemark({ hasFailed, name, noun, of }: RowRemarkProps) {
  const { details, says, unit } = of
  switch (says) {
    case "waiting":
      return hasFailed ? null : (
        <span aria-busy="true" className="flex flex-col gap-3 py-1 pl-6">
          <span role="status" className="sr-only">{`Checking what each ${noun} contains`}</span>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-32" />
        </span>
      )
    case "none":
      return <span className="pl-6">{`There are no ${areaKindNoun(unit, 0)} to show in this area.`}</span>
    case "end":
      return (
        <span role="status" className="pl-6">
          {`${recordsText(details)} ${areaKindNoun(unit, details)} in ${name}`}
        </span>
      )
  }
}
