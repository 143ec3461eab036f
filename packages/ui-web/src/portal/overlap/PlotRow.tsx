import { overlapShareText } from "@listwright/domain/saved-lists"
import type { ReactNode } from "react"
import { checkboxClasses } from "../../design/Checkbox.tsx"
import { classes } from "../../design/classes.ts"
import { Money } from "../../design/Money.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { ExtraCost } from "./ExtraCost.tsx"
import type { PlotRow as Row } from "./overlapPlot.ts"

export interface PlotRowProps {
  readonly row: Row
  /** The drawing of the row's part. */
  readonly children: ReactNode
  readonly total: number
  /** The record count of the longest bar. */
  readonly most: number
  /** The state of the row; `part` if it belongs to the selected part. */
  readonly state: "selected" | "part" | "plain"
  /** Selects the row; undefined if the row can't be selected. */
  readonly onSelect?: (() => void) | undefined
  /** True while the additional prices are being requested again. */
  readonly isPending: boolean
}

const cell = "border-b border-line py-1.5 align-middle max-sm:border-0 max-sm:py-0"
const figure = classes(cell, "tabular px-3 text-right max-sm:px-0")

/** One part of the overlap: a table row or, on a narrow screen, a card in a list. */
export function PlotRow({ children, isPending, most, onSelect, row, state, total }: PlotRowProps) {
  const isSelected = state === "selected"
  return (
    <tr
      onClick={onSelect}
      className={classes(
        "max-sm:grid max-sm:grid-cols-[28px_minmax(0,1fr)_auto] max-sm:gap-x-2 max-sm:gap-y-1 max-sm:border-b max-sm:border-line max-sm:px-3 max-sm:py-3",
        "max-sm:[grid-template-areas:'pick_who_people'_'._bar_alone'_'._share_top']",
        onSelect !== undefined && "cursor-pointer",
        row.records === 0 && "text-muted",
        isSelected ? "bg-accent-soft" : onSelect !== undefined && "hover:bg-hover",
      )}
    >
      <td className={classes(cell, "w-12 pr-2 pl-4 max-sm:w-auto max-sm:px-0 max-sm:[grid-area:pick]")}>
        {onSelect === undefined ? null : (
          <input
            type="radio"
            name="part"
            aria-label={row.text}
            checked={isSelected}
            onChange={onSelect}
            className={classes(
              checkboxClasses,
              "relative mt-0 block rounded-full after:absolute after:inset-[5px] after:hidden after:rounded-full after:bg-on-accent checked:after:block",
            )}
          />
        )}
      </td>
      <th
        scope="row"
        className={classes(cell, "min-w-0 pr-3 text-left font-normal max-sm:pr-0 max-sm:[grid-area:who]")}
      >
        {children}
      </th>
      <td
        aria-hidden="true"
        className={classes(cell, "w-[18%] px-3 xl:w-[34%] max-sm:w-auto max-sm:px-0 max-sm:[grid-area:bar]")}
      >
        <span className="block h-2.5 rounded-full bg-sunken max-sm:mt-1.5">
          <span
            className={classes(
              "block h-full min-w-0.5 rounded-full transition-[width,background-color] duration-150",
              state === "plain" ? "bg-accent/45" : "bg-accent",
              row.records === 0 && "invisible",
            )}
            style={{ width: `${(row.records / most) * 100}%` }}
          />
        </span>
      </td>
      <td className={classes(figure, "font-medium max-sm:[grid-area:people]")}>{recordsText(row.records)}</td>
      <td className={classes(figure, "text-muted max-sm:text-left max-sm:text-xs max-sm:[grid-area:share]")}>
        {overlapShareText(row.records, total)}
        <span className="sm:hidden"> of all</span>
      </td>
      <td className={classes(figure, "max-sm:[grid-area:alone]")}>
        {row.alone === null ? "No price" : <Money amount={row.alone} />}
      </td>
      <td className={classes(figure, "pr-4 max-sm:pr-0 max-sm:text-xs max-sm:[grid-area:top]")}>
        <ExtraCost amount={row.onTop} isPending={isPending} />
        <span className="text-muted sm:hidden"> on top</span>
      </td>
    </tr>
  )
}
