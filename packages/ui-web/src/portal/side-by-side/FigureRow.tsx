import { type ComparedFigure, comparedFigureText } from "@listwright/domain/saved-lists"
import { Figure } from "../../design/Figure.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { ComparedRow } from "./ComparedRow.tsx"

export interface FigureRowProps {
  readonly figure: ComparedFigure
  readonly isPending: boolean
}

/** A figure for both lists, with the second list's difference from the first. */
export function FigureRow({ figure, isPending }: FigureRowProps) {
  const { difference, isSame, name, one, other, unit } = figure
  const shown = (amount: string | null) =>
    isPending ? (
      <Skeleton className="h-[1.5em] w-20" />
    ) : amount === null ? (
      <span className="text-muted">None</span>
    ) : (
      <Figure text={comparedFigureText(amount, unit)} className={isSame ? "" : "font-semibold"} />
    )
  return (
    <ComparedRow
      name={name}
      isSame={isSame}
      isPending={isPending}
      one={shown(one)}
      other={
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          {shown(other)}
          {difference === null || isPending ? null : (
            <span className="tabular text-sm text-muted">{comparedFigureText(difference, unit, true)}</span>
          )}
        </span>
      }
    />
  )
}
