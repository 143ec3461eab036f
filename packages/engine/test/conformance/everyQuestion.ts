import {
  type ShadesRequest,
  areaTable,
  buildBins,
  breakdown,
  crossTab,
  countAreasSeparately,
  evaluate,
  fillRates,
  OUTLINE_LEVELS,
  overlap,
  quantitiesForTotal,
  restrictions,
  SAMPLE_SIZE,
  saturation,
  shades,
  type SelectionRefusal,
  suggestions,
  type SuppressedKeys,
  type Universe,
  type UniverseRecord,
  waterfall,
  waterfallByList,
} from "@listwright/domain/counting"
import { areaKey, type CanonicalDefinition } from "@listwright/domain/definition"
import { Result, Schema } from "effect"
import type { StoredColumn } from "../../src/format/columns/StoredColumn.ts"
import type { LIST_QUESTIONS } from "../../src/protocol/listQuestions.ts"

/** The subject of a question, and every record of the universe. */
export interface Drawn {
  readonly universe: Universe
  readonly suppressed: SuppressedKeys
  readonly definition: CanonicalDefinition
  readonly down: StoredColumn
  readonly across: StoredColumn
  readonly wanted: number | undefined
}

interface Expected {
  /** The question's parameters besides the definition. */
  readonly asks: unknown
  /** The answer that is found by looking at every record. */
  readonly answer: Result.Result<unknown, SelectionRefusal>
}

const evaluated = ({ definition, suppressed, universe }: Drawn) => evaluate(universe, definition, suppressed)

const recordsOf = (drawn: Drawn): Result.Result<ReadonlyArray<UniverseRecord>, SelectionRefusal> =>
  Result.map(evaluated(drawn), ({ selected }) => selected.flatMap(({ records }) => records))

/** Returns a record's place as a sample shows it: in Canada, the first half of the postal code. */
const shownZip = (record: UniverseRecord | undefined): string | undefined =>
  record?.zip ?? record?.postalCode?.slice(0, 3)

/** ZIP Codes of ten records, spread evenly over the rows of each area. */
const sampleZips = (drawn: Drawn): Result.Result<unknown, SelectionRefusal> =>
  Result.map(evaluated(drawn), ({ details: { areas, total }, selected }) => {
    const rowOf = new Map(drawn.universe.records.map((record, row) => [record, row]))
    const wanted = quantitiesForTotal(areas, Math.min(total, SAMPLE_SIZE))
    const rows = selected.flatMap(({ records }, at) => {
      const quantity = wanted[areas[at]?.key ?? ""] ?? 0
      const own = records.map((record) => rowOf.get(record) ?? -1).toSorted((a, b) => a - b)
      return own.filter(
        (_, i) => Math.floor(((i + 1) * quantity) / own.length) > Math.floor((i * quantity) / own.length),
      )
    })
    return { total, zips: rows.toSorted((a, b) => a - b).map((row) => shownZip(drawn.universe.records[row])) }
  })

/** Picks some outlines of one level, and adds codes that don't exist. */
const askedShades = ({ gazetteer, records }: Universe, from: number): ShadesRequest => {
  const { counties, states } = gazetteer.places
  const level = OUTLINE_LEVELS[from % OUTLINE_LEVELS.length] ?? "zip"
  const living = records.flatMap((record) => {
    const code = level === "state" ? record.state : level === "county" ? record.county : record.zip
    return code === null ? [] : [code]
  })
  const empty = level === "state" ? [...states] : level === "county" ? [...counties] : ["00501"]
  const codes = [...new Set(living), ...empty.slice(0, 1)].filter((_, at) => at % 7 === from % 7).slice(0, 8)
  return { level, codes: [...codes, "ZZ", "99999"] }
}

/** Every question of the table as the evaluator answers it: one that is missing here does not compile. */
export const EXPECTED: {
  readonly [Name in keyof typeof LIST_QUESTIONS]: (drawn: Drawn) => Expected
} = {
  count: (drawn) => ({
    asks: {},
    answer: Result.map(evaluated(drawn), ({ details: { areas, suppressed, withoutPlace }, selectedBy }) => ({
      areas: areas.map(({ available, withPhones }) => [available, withPhones]),
      suppressed,
      withoutPlace,
      ...(selectedBy.some((parts) => parts.length > 0) ? { selectedBy } : {}),
    })),
  }),
  waterfall: ({ definition, suppressed, universe }) => ({
    asks: {},
    answer: Result.map(
      Result.all([
        waterfall(universe, definition, suppressed),
        waterfallByList(universe, definition, suppressed),
      ]),
      ([steps, lists]) => ({
        steps,
        ...(lists.length === 0 ? {} : { lists: lists.map((list) => ({ ...list, name: list.savedCount })) }),
      }),
    ),
  }),
  suggestions: ({ definition, suppressed, universe, wanted }) => {
    const more = suggestions(universe, definition, suppressed, wanted)
    if (wanted === undefined)
      return { asks: {}, answer: Result.map(more, (found) => ({ suggestions: found })) }
    const both = Result.all([more, restrictions(universe, definition, suppressed, wanted)])
    return {
      asks: { wanted },
      answer: Result.map(both, ([found, near]) => ({ suggestions: found, restrictions: near })),
    }
  },
  details: (drawn) => ({ asks: {}, answer: Result.map(evaluated(drawn), ({ details }) => details) }),
  saturation: ({ definition, suppressed, universe, wanted }) => {
    const asks = wanted === undefined ? {} : { most: wanted, onlyBelow: wanted % 2 === 0 }
    return { asks, answer: saturation(universe, definition, suppressed, asks) }
  },
  overlap: ({ definition, suppressed, universe }) => ({
    asks: {},
    answer: overlap(universe, definition, suppressed),
  }),
  eachArea: ({ definition, suppressed, universe }) => ({
    asks: {},
    answer: Result.map(countAreasSeparately(universe, definition, suppressed), (areas) => ({ areas })),
  }),
  shades: ({ definition, suppressed, universe, wanted = 0 }) => {
    const asks = askedShades(universe, wanted)
    return {
      asks,
      answer: Result.map(shades(universe, definition, suppressed, asks), (own) => ({ shades: own })),
    }
  },
  breakdown: (drawn) => {
    const { column } = drawn.down
    return {
      asks: { column: column.column },
      answer: Result.map(recordsOf(drawn), (own) => ({
        total: own.length,
        column: column.column,
        rows: breakdown(own, column),
      })),
    }
  },
  crossTab: (drawn) => {
    const [{ column: rows }, { column: columns }] = [drawn.down, drawn.across]
    const asks = { rows: rows.column, columns: columns.column }
    return {
      asks,
      answer: Result.map(recordsOf(drawn), (own) => ({
        total: own.length,
        ...asks,
        cells: crossTab(own, rows, columns),
      })),
    }
  },
  areaTable: ({ across, definition, down, suppressed, universe, wanted }) => {
    const keys = definition.areas.filter(({ excluded }) => !excluded).map(areaKey)
    const bands = buildBins(down.column, [], 12).map(({ from, to }) => ({ from, to }))
    const asks = {
      columns: [
        { column: down.column.column, ...(bands.length === 0 ? {} : { bands }) },
        { column: across.column.column },
      ],
      ...(wanted === undefined ? {} : { areas: keys.filter((_, at) => at % 2 === wanted % 2) }),
    }
    return { asks, answer: areaTable(universe, definition, suppressed, asks) }
  },
  fillRates: (drawn) => ({
    asks: {},
    answer: Result.map(
      Result.all([evaluated(drawn), recordsOf(drawn)]),
      ([
        {
          details: { total, withPhones },
        },
        own,
      ]) => ({
        total,
        withPhones,
        ...fillRates(own, drawn.universe.columns),
      }),
    ),
  }),
  sample: (drawn) => ({ asks: {}, answer: sampleZips(drawn) }),
}

const Sample = Schema.Struct({
  total: Schema.Int,
  records: Schema.Array(Schema.Struct({ zip: Schema.String })),
})

/**
 * Reduces a reply to the parts that the evaluator can compute: it knows no names, and it sums miles in another order.
 */
export const comparable = (name: keyof typeof LIST_QUESTIONS, reply: unknown): unknown => {
  if (name === "sample" && Schema.is(Sample)(reply))
    return { total: reply.total, zips: reply.records.map(({ zip }) => zip) }
  return JSON.parse(
    JSON.stringify(reply, (key, held: unknown) =>
      key === "distance" && typeof held === "number" ? held.toFixed(9) : held,
    ),
  )
}
