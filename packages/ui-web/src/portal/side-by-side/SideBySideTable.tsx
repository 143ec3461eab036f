import { compareDefinitions, compareFigures } from "@listwright/domain/saved-lists"
import { useState } from "react"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Checkbox } from "../../design/Checkbox.tsx"
import { classes } from "../../design/classes.ts"
import { listLetter } from "../../design/listLetter.ts"
import { Notice } from "../../design/Notice.tsx"
import { ComparedLineRow } from "./ComparedLineRow.tsx"
import { FigureRow } from "./FigureRow.tsx"
import { ComparedListNames } from "./ComparedListNames.tsx"
import { useComparisonNames } from "./useComparisonNames.ts"
import { type ListComparison, useComparedFigures } from "./useListComparison.ts"

const none = { count: null, price: null, problem: null }

const differText = (differing: number): string =>
  differing === 0
    ? "These lists make the same choices."
    : `These lists differ in ${differing} ${differing === 1 ? "choice" : "choices"}.`

/** A table of two lists' choices and figures, one per row; equal values are shown once, and muted. */
export function SideBySideTable({ sides }: { readonly sides: ListComparison }) {
  const [isShort, setIsShort] = useState(false)
  const names = useComparisonNames(sides)
  const figures = useComparedFigures(sides)
  const sections = compareDefinitions(sides.one, sides.other, names)
  const { one, other } = figures.data ?? { one: none, other: none }
  const rows = compareFigures(one, other)
  const differing = sections.flatMap(({ lines }) => lines).filter(({ isSame }) => !isSame).length
  const isShown = ({ isSame }: { readonly isSame: boolean }) => !isShort || !isSame
  const shown = sections
    .map((section) => ({ ...section, lines: section.lines.filter(isShown) }))
    .filter(({ lines }) => lines.length > 0)
  const problems = [one, other].flatMap(({ count, problem }, place) =>
    problem === null ? [] : [{ list: listLetter(place), lacks: count === null ? "count" : "price", problem }],
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="font-medium">
          {differText(differing)}
        </p>
        <Checkbox checked={isShort} onChange={({ currentTarget }) => setIsShort(currentTarget.checked)}>
          Show only differences
        </Checkbox>
      </div>
      {figures.error === null ? null : (
        <FailedCall
          what="Counting isn't available right now"
          failure={figures.error}
          isRetrying={figures.isFetching}
          onRetry={() => void figures.refetch()}
        />
      )}
      {problems.map(({ lacks, list, problem }) => (
        <Notice key={list} kind="warning" title={`List ${list} has no ${lacks}`}>
          {problem}
        </Notice>
      ))}
      <div className="rounded-card border border-line bg-surface">
        <table className="w-full table-fixed border-separate border-spacing-0 max-sm:block">
          <caption className="sr-only">What two lists select, count and cost</caption>
          <ComparedListNames sides={sides} />
          <tbody className="max-sm:block">
            <GroupHead title="Count and price" />
            {rows
              .filter((row) => !isShort || !row.isSame || figures.data === undefined)
              .map((row) => (
                <FigureRow
                  key={row.key}
                  figure={row}
                  isPending={figures.data === undefined && figures.error === null}
                />
              ))}
          </tbody>
          {shown.map(({ lines, title }) => (
            <tbody key={title} className="max-sm:block">
              <GroupHead title={title} />
              {lines.map((line) => (
                <ComparedLineRow key={line.key} line={line} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  )
}

function GroupHead({ title }: { readonly title: string }) {
  return (
    <tr className="max-sm:block">
      <th
        scope="colgroup"
        colSpan={3}
        className={classes(
          "border-b border-line bg-sunken px-4 py-2 text-left text-xs font-semibold text-muted",
          "max-sm:block",
        )}
      >
        {title}
      </th>
    </tr>
  )
}
