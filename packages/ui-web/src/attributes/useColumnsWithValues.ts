import { type DemoColumn, Demographics, INPUT_TYPES, type InputEntry } from "@listwright/domain/audience"
import { type Audience, columnsOf } from "@listwright/domain/definition"
import { useQueries } from "@tanstack/react-query"
import { Effect } from "effect"
import { useEffect } from "react"
import { useApp } from "../app/App.ts"
import type { AttributeStore } from "../app/AttributeStore.ts"
import { useCall } from "../app/useCall.ts"
import { useIsDown } from "../app/useIsDown.ts"

/** Attributes are reference data, so they don't change while the page is open. */
const FOREVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** The kinds of input that show the names of values, which are loaded with the column. */
const NAMED: ReadonlyArray<InputEntry> = ["values", "oneValue", "industries"]

const columnKey = (listType: number, column: string) => ["demographic", listType, column]

/**
 * Loads an attribute with its values: from the request for all attributes if that's done or under way, otherwise with
 * its own request.
 */
const columnOf = (attributes: AttributeStore, listType: number, column: string) =>
  Effect.flatMap(
    Effect.promise(() => attributes.underWay(listType)),
    () => {
      const loaded = knownColumn(attributes, listType, column)
      return loaded === undefined
        ? Effect.flatMap(Demographics, (demographics) => demographics.column(listType, column))
        : Effect.succeed(loaded)
    },
  )

const knownColumn = (attributes: AttributeStore, listType: number, column: string): DemoColumn | undefined =>
  attributes.known(listType).columns?.find((known) => known.column === column)

/** Loads all attributes of a source, without their values; doesn't request them if `isWanted` is false. */
export const useColumns = (listType: number, isWanted = true) =>
  useCall(
    ["demographics", listType],
    Effect.flatMap(Demographics, (demographics) => demographics.columns(listType)),
    { ...FOREVER, enabled: isWanted },
  )

/** Loads an attribute with its values. */
export const useColumn = (listType: number, column: string) => {
  const { attributes } = useApp()
  return useCall(columnKey(listType, column), columnOf(attributes, listType, column), {
    ...FOREVER,
    initialData: () => knownColumn(attributes, listType, column),
  })
}

/** Returns the given attributes; the ones in `names` have their values once these have loaded. */
export const useNamedValues = (
  listType: number,
  columns: ReadonlyArray<DemoColumn>,
  names: ReadonlyArray<string>,
): ReadonlyArray<DemoColumn> => {
  const { attributes, runner } = useApp()
  const chosen = columns.filter(
    ({ column, inputType }) => NAMED.includes(INPUT_TYPES[inputType].entry) && names.includes(column),
  )
  const loaded = useQueries({
    queries: chosen.map(({ column }) => ({
      queryKey: columnKey(listType, column),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        runner.query(columnOf(attributes, listType, column), { signal }),
      ...FOREVER,
      initialData: () => knownColumn(attributes, listType, column),
    })),
  })
  const byName = new Map(
    loaded.flatMap(({ data }) => (data === undefined ? [] : [[data.column, data] as const])),
  )
  return columns.map((column) => byName.get(column.column) ?? column)
}

/** Returns the given attributes; the ones that an audience uses have their values once these have loaded. */
export const useColumnsWithValues = (
  listType: number,
  columns: ReadonlyArray<DemoColumn>,
  audience: Audience,
): ReadonlyArray<DemoColumn> => useNamedValues(listType, columns, audience.criteria.flatMap(columnsOf))

/** The delay before the values are loaded, so that the screen itself loads first. */
const AHEAD_AFTER_MS = 1_000

/**
 * Loads the values of all attributes in one request while the screen is idle, so that opening an attribute is immediate
 * and survives a short outage. A request that an outage interrupted is repeated after it.
 */
export const useValuesAhead = (listType: number): void => {
  const { attributes } = useApp()
  const columns = useColumns(listType).data
  const isDown = useIsDown()
  useEffect(() => {
    if (columns === undefined || isDown) return
    const timer = setTimeout(() => void attributes.load(listType), AHEAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [attributes, columns, isDown, listType])
}
