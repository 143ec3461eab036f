import { type Attribute, Demographics, INPUT_TYPES, type InputEntry } from "@listwright/domain/audience"
import { type Audience, criterionColumns } from "@listwright/domain/definition"
import { useQueries } from "@tanstack/react-query"
import { Effect } from "effect"
import { useEffect } from "react"
import { useApp } from "../../app/App.ts"
import type { AttributeStore } from "../../app/AttributeStore.ts"
import { useCall } from "../../app/useCall.ts"
import { useIsServerDown } from "../../app/useIsServerDown.ts"

/** The caching options for attributes, which are reference data and don't change while the page is open. */
const FOREVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** The input types that show the names of values, which are loaded with the column. */
const NAMED: ReadonlyArray<InputEntry> = ["values", "oneValue", "industries"]

const columnKey = (listType: number, column: string) => ["demographic", listType, column]

/**
 * Loads an attribute with its values: from the request for all attributes if that's complete or in progress, otherwise
 * with its own request.
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

const knownColumn = (attributes: AttributeStore, listType: number, column: string): Attribute | undefined =>
  attributes.known(listType).columns?.find((known) => known.column === column)

/** Loads all of a source's attributes, without their values; doesn't request them if `isWanted` is false. */
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

/** Returns the given attributes; those in `names` include their values once loaded. */
export const useColumnsWithNamedValues = (
  listType: number,
  columns: ReadonlyArray<Attribute>,
  names: ReadonlyArray<string>,
): ReadonlyArray<Attribute> => {
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

/** Returns the given attributes; those used by the audience include their values once loaded. */
export const useColumnsWithValues = (
  listType: number,
  columns: ReadonlyArray<Attribute>,
  audience: Audience,
): ReadonlyArray<Attribute> =>
  useColumnsWithNamedValues(listType, columns, audience.criteria.flatMap(criterionColumns))

/** The delay before loading the values, which lets the screen itself load first. */
const AHEAD_AFTER_MS = 1_000

/**
 * Loads the values of all attributes in one request while the screen is idle, so opening an attribute is immediate and
 * works through a short outage. A request interrupted by an outage is repeated afterward.
 */
export const usePrefetchValues = (listType: number): void => {
  const { attributes } = useApp()
  const columns = useColumns(listType).data
  const isDown = useIsServerDown()
  useEffect(() => {
    if (columns === undefined || isDown) return
    const timer = setTimeout(() => void attributes.load(listType), AHEAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [attributes, columns, isDown, listType])
}
