import { type DemoColumn, Demographics, INPUT_TYPES, type InputEntry } from "@listwright/domain/audience"
import type { Audience } from "@listwright/domain/definition"
import { useQueries, useQueryClient } from "@tanstack/react-query"
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

const columnOf = (listType: number, column: string) =>
  Effect.flatMap(Demographics, (demographics) => demographics.column(listType, column))

/** All attributes of a source, without their values. */
export const useColumns = (listType: number) =>
  useCall(
    ["demographics", listType],
    Effect.flatMap(Demographics, (demographics) => demographics.columns(listType)),
    FOREVER,
  )

/** One attribute with its values. */
export const useColumn = (listType: number, column: string) =>
  useCall(columnKey(listType, column), columnOf(listType, column), FOREVER)

/** The given attributes; those of these names with their values once these have loaded. */
export const useNamedValues = (
  listType: number,
  columns: ReadonlyArray<DemoColumn>,
  names: ReadonlyArray<string>,
): ReadonlyArray<DemoColumn> => {
  const { runner } = useApp()
  const chosen = columns.filter(
    ({ column, inputType }) => NAMED.includes(INPUT_TYPES[inputType].entry) && names.includes(column),
  )
  const loaded = useQueries({
    queries: chosen.map(({ column }) => ({
      queryKey: columnKey(listType, column),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        runner.query(columnOf(listType, column), { signal }),
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
): ReadonlyArray<DemoColumn> =>
  useNamedValues(
    listType,
    columns,
    audience.criteria.map(({ column }) => column),
  )

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
        queryKey: ["demographicsWithValues", listType],
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
