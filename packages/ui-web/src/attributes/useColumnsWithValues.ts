import { type DemoColumn, Demographics, INPUT_TYPES, type InputEntry } from "@listwright/domain/audience"
import { type Audience, columnsOf } from "@listwright/domain/definition"
import { type QueryClient, useQueries, useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useEffect } from "react"
import { useApp } from "../app/App.ts"
import { orThrow } from "../app/runtime.ts"
import { useCall } from "../app/useCall.ts"
import { useIsDown } from "../app/useIsDown.ts"

/** Attributes are reference data: they stay the same as long as the page lives. */
const FOREVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** What is chosen by the names of values, which come with the column. */
const NAMED: ReadonlyArray<InputEntry> = ["values", "oneValue", "industries"]

const COLUMN = "demographic"
const columnKey = (listType: number, column: string) => [COLUMN, listType, column]

const allKey = (listType: number) => ["demographicsWithValues", listType]

/** The request for the values of all attributes, while it is under way; it never fails. */
const allUnderWay = (queries: QueryClient, listType: number): Effect.Effect<void> =>
  Effect.promise(async () => {
    const all = queries.getQueryCache().find({ queryKey: allKey(listType) })
    if (all?.state.fetchStatus === "fetching") await all.promise?.catch(() => null)
  })

/** One attribute with its values: from the request for all of them where that is under way, else from one of its own. */
const columnOf = (queries: QueryClient, listType: number, column: string) =>
  Effect.flatMap(allUnderWay(queries, listType), () => {
    const loaded = queries.getQueryData<DemoColumn>(columnKey(listType, column))
    return loaded === undefined
      ? Effect.flatMap(Demographics, (demographics) => demographics.column(listType, column))
      : Effect.succeed(loaded)
  })

/** All attributes of a source, without their values; not asked for where `isWanted` is false. */
export const useColumns = (listType: number, isWanted = true) =>
  useCall(
    ["demographics", listType],
    Effect.flatMap(Demographics, (demographics) => demographics.columns(listType)),
    { ...FOREVER, enabled: isWanted },
  )

/** One attribute with its values. */
export const useColumn = (listType: number, column: string) => {
  const queries = useQueryClient()
  return useCall(columnKey(listType, column), columnOf(queries, listType, column), FOREVER)
}

/** The given attributes; those of these names with their values once these have loaded. */
export const useNamedValues = (
  listType: number,
  columns: ReadonlyArray<DemoColumn>,
  names: ReadonlyArray<string>,
): ReadonlyArray<DemoColumn> => {
  const { runner } = useApp()
  const queries = useQueryClient()
  const chosen = columns.filter(
    ({ column, inputType }) => NAMED.includes(INPUT_TYPES[inputType].entry) && names.includes(column),
  )
  const loaded = useQueries({
    queries: chosen.map(({ column }) => ({
      queryKey: columnKey(listType, column),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        runner.query(columnOf(queries, listType, column), { signal }),
      ...FOREVER,
    })),
  })
  const byName = new Map(
    loaded.flatMap(({ data }) => (data === undefined ? [] : [[data.column, data] as const])),
  )
  return columns.map((column) => byName.get(column.column) ?? column)
}

/** The same of an audience. */
export const useColumnsWithValues = (
  listType: number,
  columns: ReadonlyArray<DemoColumn>,
  audience: Audience,
): ReadonlyArray<DemoColumn> => useNamedValues(listType, columns, audience.criteria.flatMap(columnsOf))

/** The screen comes first. */
const AHEAD_AFTER_MS = 1_000

/**
 * Loads the values of all attributes in one request while the screen rests: opening one does not wait then, nor does it
 * fail in a short outage. What an outage broke off is asked again after it.
 */
export const useValuesAhead = (listType: number): void => {
  const { runner } = useApp()
  const queries = useQueryClient()
  const columns = useColumns(listType).data
  const isDown = useIsDown()
  useEffect(() => {
    if (columns === undefined || isDown) return
    const load = async () => {
      queries.setQueryDefaults([COLUMN, listType], FOREVER)
      await queries.prefetchQuery({
        queryKey: allKey(listType),
        queryFn: async ({ signal }) => {
          const all = Effect.flatMap(Demographics, (demographics) => demographics.withValues(listType))
          const loaded = orThrow(await runner.runQuietly(all, { signal }))
          for (const column of loaded) queries.setQueryData(columnKey(listType, column.column), column)
          return loaded.length
        },
        ...FOREVER,
      })
    }
    const timer = setTimeout(() => void load(), AHEAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [columns, isDown, listType, queries, runner])
}
