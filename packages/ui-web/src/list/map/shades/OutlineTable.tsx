import type { FocusEvent, MouseEvent, ReactNode } from "react"
import { type Column, DataTable } from "../../../design/DataTable.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import type { HoveredOutline } from "../OutlinePointer.tsx"
import type { Outline, OutlinesInView } from "../OutlinesReader.tsx"
import { outlineTitle } from "./outlineTitle.ts"
import type { Shades } from "./useShades.ts"

const HEIGHT = 264
const ROW_HEIGHT = 37

export interface OutlineTableProps {
  readonly inView: OutlinesInView
  /** The counts for each outline; null if the number of records isn't shown. */
  readonly shades: Shades | null
  readonly pointed: HoveredOutline | null
  readonly onPoint: (outline: HoveredOutline | null) => void
  /** The content shown before the name, such as a checkbox for choosing the outline. */
  readonly tick?: (outline: Outline) => ReactNode
  /** Returns an outline's place: 'Dayton, OH'; '' if there isn't one. */
  readonly placeOf: (outline: Outline) => string
}

const figure = (records: number | undefined): ReactNode =>
  records === undefined ? <span className="text-muted">–</span> : recordsText(records)

/** The outlines on the map as a table; pointing at an outline in one highlights it in the other. */
export function OutlineTable({ inView, onPoint, placeOf, pointed, shades, tick }: OutlineTableProps) {
  const { level, outlines } = inView
  const title = outlineTitle(level, 2)
  const recordsOf = (code: string): number => shades?.of.get(code)?.records ?? -1
  const rows = shades === null ? outlines : outlines.toSorted((a, b) => recordsOf(b.code) - recordsOf(a.code))
  const byCode = new Map(outlines.map((outline) => [outline.code, outline]))
  const point = ({ target }: FocusEvent | MouseEvent) => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>("tr[data-key]")?.dataset["key"] : undefined
    const outline = key === undefined ? undefined : byCode.get(key)
    onPoint(outline === undefined ? null : { ...outline, level })
  }
  const columns: ReadonlyArray<Column<Outline>> = [
    ...(tick === undefined
      ? []
      : [
          {
            id: "tick",
            title: "Chosen",
            hideTitle: true,
            className: "w-12 pr-2!",
            cell: tick,
          },
        ]),
    {
      id: "name",
      title: outlineTitle(level, 1),
      isRowHeader: true,
      cell: (outline) => (
        <>
          <span className="tabular">{outline.name}</span>{" "}
          <span className="font-normal text-muted">{placeOf(outline)}</span>
        </>
      ),
    },
    ...(shades === null
      ? []
      : [
          {
            id: "records",
            title: "Records",
            isFigure: true,
            className: "w-28",
            cell: ({ code }: Outline) => figure(shades.of.get(code)?.records),
          },
          {
            id: "adds",
            title: "New to your list",
            isFigure: true,
            className: "w-36 max-sm:hidden",
            cell: ({ code }: Outline) => figure(shades.of.get(code)?.adds),
          },
        ]),
  ]
  return (
    <div
      // Not pointer events: they come before the mouse leaves the map, which points at nothing then.
      onMouseOver={point}
      onMouseLeave={() => onPoint(null)}
      onFocus={point}
      onBlur={() => onPoint(null)}
      aria-busy={shades?.isPending === true}
    >
      <DataTable
        caption={`${title} in view`}
        columns={columns}
        rows={rows}
        rowKey={({ code }) => code}
        rowHeight={ROW_HEIGHT}
        maxHeight={HEIGHT}
        rowClassName={({ code }) =>
          code === pointed?.code ? "bg-hover [&>*]:py-2!" : "hover:bg-hover [&>*]:py-2!"
        }
        empty="There's nothing in view here. Move the map over land."
      />
    </div>
  )
}
