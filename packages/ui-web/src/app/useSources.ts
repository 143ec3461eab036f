import { type OfferedSource, Sources } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { useCall } from "./useCall.ts"

/** The number of milliseconds between requests while records are being prepared. */
const WHILE_PREPARING_MS = 1_500

/** Returns the sources that the user may order, with the progress of their records; undefined until known. */
export const useSources = (): ReadonlyArray<OfferedSource> | undefined =>
  useCall(
    ["sources"],
    Effect.flatMap(Sources, (sources) => sources.offered),
    {
      staleTime: 60_000,
      refetchInterval: ({ state }) =>
        state.data?.some(({ records }) => records.state === "preparing") === true
          ? WHILE_PREPARING_MS
          : false,
    },
  ).data

/** Returns the available source with this list type; undefined if there isn't one, or until the sources are known. */
export const useSource = (listType: number): OfferedSource | undefined =>
  useSources()?.find((source) => source.listType === listType)
