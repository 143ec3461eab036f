import { type CountAnswer, Counts, type DetailedCount, type ListOwner } from "@listwright/domain/counting"
import { noMedians } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { GRID_COLUMNS, gridValue, wantedRecordsFromDetails } from "@listwright/domain/order"
import { Effect } from "effect"

/** A row of the occupant grid: an area, or one of its carrier routes. */
export interface OccupantRow {
  readonly name: string
  /** The route: 'C001'; '' in the row of a whole area, and for records without a route. */
  readonly route: string
  /** The figures in the order of the grid's columns; null if a median is unknown. */
  readonly figures: ReadonlyArray<number | null>
  readonly desired: number
}

const ZIP_DIGITS = 5

const figuresOf = ({
  medians = noMedians,
  occupants,
}: Pick<DetailedCount["areas"][number], "medians" | "occupants">): OccupantRow["figures"] =>
  GRID_COLUMNS.map((column) => gridValue({ medians, occupants }, column))

/** Returns each area with its carrier routes, as in the review grid. */
export const occupantRows = (
  { choices, listType }: Pick<Draft, "choices" | "listType">,
  { areas }: Pick<DetailedCount, "areas">,
  nameOf: (key: string) => string,
): ReadonlyArray<OccupantRow> => {
  const wanted = new Map(
    wantedRecordsFromDetails(listType, areas, choices).parts.map((area) => [area.key, area]),
  )
  return areas
    .filter(({ available }) => available > 0)
    .flatMap((area) => {
      const own = wanted.get(area.key)
      const name = nameOf(area.key)
      const desired = new Map((own?.parts ?? []).map((part) => [part.key, part.desired]))
      return [
        { name, route: "", figures: figuresOf(area), desired: own?.desired ?? area.available },
        ...area.details.map((detail) => ({
          name,
          route: detail.code === "" ? "No route" : detail.code.slice(ZIP_DIGITS),
          figures: figuresOf(detail),
          desired: desired.get(detail.code) ?? 0,
        })),
      ]
    })
}

/**
 * Returns a counted saturation list's grid; empty if the engine doesn't answer, or if the number of records differs
 * from the count because the data has changed.
 */
export const countOccupantRows = Effect.fn("countOccupantRows")(function* (
  draft: Draft,
  answer: CountAnswer,
  owner: ListOwner,
  nameOf: (key: string) => string,
) {
  const counts = yield* Counts
  const details = yield* counts.details(draft.definition, owner).pipe(
    Effect.catchTags({
      CountRefused: () => Effect.succeed(null),
      CountUnavailable: () => Effect.succeed(null),
    }),
  )
  return details === null || details.total !== answer.total ? [] : occupantRows(draft, details, nameOf)
})
