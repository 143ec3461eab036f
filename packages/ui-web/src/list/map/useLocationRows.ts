import type { Area, LocationRow } from "@listwright/domain/definition"
import { AddressFiles } from "@listwright/domain/geography"
import { useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useMemo } from "react"
import { PERMANENT_CACHE_OPTIONS, createSharedCache } from "../../app/createSharedCache.ts"
import { useCall } from "../../app/useCall.ts"
import type { LocationFileRows } from "./shapeFeatures.ts"

/** Files' rows by hash; they never change. */
const { keep, useKnown } = createSharedCache<ReadonlyArray<LocationRow>>("locations of files")

export interface LocationRows {
  /** The files of the list whose rows have been loaded. */
  readonly files: ReadonlyArray<LocationFileRows>
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Loads the locations in a list's uploaded files. */
export const useLocationRows = (areas: ReadonlyArray<Area>): LocationRows => {
  const queries = useQueryClient()
  const known = useKnown()
  const named = areas.filter((area) => area.kind === "locations")
  const missing = [...new Set(named.map(({ file }) => file))].filter((file) => !known.has(file)).toSorted()
  const { isError, refetch } = useCall(
    ["locations", missing],
    Effect.flatMap(AddressFiles, ({ locations }) =>
      Effect.forEach(missing, (file) => Effect.map(locations(file), (rows) => [file, rows] as const)),
    ).pipe(
      Effect.map((found) => {
        keep(queries, found)
        // A query without data would count as failed.
        return found.length
      }),
    ),
    { enabled: missing.length > 0, ...PERMANENT_CACHE_OPTIONS },
  )
  const key = named.map(({ excluded, file }) => `${file} ${excluded}`).join()
  const files = useMemo(
    () =>
      named.flatMap((area): ReadonlyArray<LocationFileRows> => {
        const rows = known.get(area.file)
        return rows === undefined ? [] : [{ area, rows }]
      }),
    // The list is another one with every edit; its files hardly ever.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key, known],
  )
  return { files, hasFailed: isError && missing.length > 0, retry: () => void refetch() }
}
