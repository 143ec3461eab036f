import { classes } from "../../../design/classes.ts"
import { Figure, recordsText } from "../../../design/Figure.tsx"
import type { ListColumn } from "../../../design/selected-list/ListColumn.ts"
import type { AreaListRow } from "./AreaListRow.ts"

/** The name, with its place beside it, or below it if there isn't room for both. */
function NameCell({ row }: { readonly row: AreaListRow }) {
  const { area, kindOnPhone, name, place } = row
  return (
    <div
      className="flex min-w-0 flex-wrap items-baseline gap-x-2 leading-tight max-sm:flex-col"
      title={place === "" ? name : `${name}, ${place}`}
    >
      <span
        className={classes(
          "tabular max-w-full min-w-8 truncate font-medium",
          area.excluded && "text-muted line-through",
        )}
      >
        {name}
      </span>
      <span className="max-w-full min-w-0 truncate text-muted max-sm:text-xs">
        {place}
        {kindOnPhone === "" ? null : (
          <span className="sm:hidden">{place === "" ? kindOnPhone : ` · ${kindOnPhone}`}</span>
        )}
      </span>
    </div>
  )
}

function RecordsCell({ row: { area, available, isPending } }: { readonly row: AreaListRow }) {
  if (area.excluded)
    return (
      <span className="rounded-full bg-caution-soft px-2 py-0.5 text-xs font-medium text-caution">
        Excluded
      </span>
    )
  if (available === null) return null
  return <Figure text={recordsText(available)} isPending={isPending} />
}

/**
 * Returns the width of the type column, which fits the longest type, from 5 to 10 rem; the name column gets the rest.
 */
const kindWidth = (kinds: ReadonlyArray<string>): string =>
  `minmax(0,${Math.min(10, Math.max(5, ...kinds.map(({ length }) => length / 2 + 1)))}rem)`

/** Returns the columns for the chosen areas. `kinds`: their types. */
export const areaColumns = (kinds: ReadonlyArray<string>): ReadonlyArray<ListColumn<AreaListRow>> => [
  {
    id: "position",
    title: "#",
    width: "3.25rem",
    isFigure: true,
    isHiddenOnPhone: true,
    sortBy: ({ position }) => position,
    cell: ({ position }) => <span className="text-muted">{recordsText(position)}</span>,
  },
  {
    id: "area",
    title: "Area",
    width: "minmax(0,1fr)",
    isRowHeader: true,
    sortBy: ({ name, place }) => `${name} ${place}`,
    cell: (row) => <NameCell row={row} />,
  },
  {
    id: "kind",
    title: "Kind",
    width: kindWidth(kinds),
    isHiddenOnPhone: true,
    sortBy: ({ kind }) => kind,
    cell: ({ kind }) => <div className="truncate text-sm text-muted">{kind}</div>,
  },
  {
    id: "records",
    title: "Records",
    width: "6.5rem",
    widthOnPhone: "5.25rem",
    isFigure: true,
    sortBy: ({ available }) => available,
    cell: (row) => <RecordsCell row={row} />,
  },
]
