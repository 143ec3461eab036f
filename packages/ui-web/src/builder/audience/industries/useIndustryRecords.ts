import { toPreviewDefinition, INDUSTRY_COLUMN } from "@listwright/domain/audience"
import { IndustryCounts } from "@listwright/domain/counting"
import { changeCanonicalDefinition, criterionColumns } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { hasGeography } from "@listwright/domain/geography"
import { useQueries } from "@tanstack/react-query"
import { Effect } from "effect"
import { useApp } from "../../../app/App.ts"
import { LIVE_TIMING } from "../../../list/ledger/liveTiming.ts"
import { useStableValue } from "../../../list/ledger/useStableValue.ts"
import type { IndustryRow } from "./industryRows.ts"

/** The number of records that an industry would add; null while unknown, "failed" if it couldn't be counted. */
export type IndustryRecordCount = number | null | "failed"

/**
 * Counts the records of each industry in view under all other choices in the list, with one request per group. The
 * selected industries aren't part of the request, so selecting one doesn't send another request. Returns undefined if
 * there aren't any areas to count in yet.
 */
export const useIndustryRecords = (
  rows: ReadonlyArray<Pick<IndustryRow, "code" | "group">>,
  inView: ReadonlyArray<Pick<IndustryRow, "group">>,
  draft: Draft,
): ((code: string) => IndustryRecordCount) | undefined => {
  const { runner } = useApp()
  const definition = useStableValue(
    changeCanonicalDefinition(toPreviewDefinition(draft.definition), {
      keepsCriterion: (one) => !criterionColumns(one).includes(INDUSTRY_COLUMN),
    }),
  )
  const isCounted = hasGeography(definition)
  const groups = isCounted ? [...new Set(inView.map(({ group }) => group))] : []
  const records = useQueries({
    queries: groups.map((group) => {
      const codes = rows.filter((row) => row.group === group).map(({ code }) => code)
      const asked = Effect.flatMap(IndustryCounts, (counts) =>
        counts.each({ definition, draftId: draft.id, revision: draft.revision }, codes),
      )
      return {
        queryKey: ["records of industries", definition, codes],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          runner.query(Effect.delay(asked, LIVE_TIMING.debounceMs), { signal }),
        staleTime: LIVE_TIMING.staleMs,
        networkMode: "always" as const,
      }
    }),
    combine: (answers) => ({
      known: new Map(
        answers.flatMap(({ data }) =>
          (data?.industries ?? []).map(({ code, records: found }) => [code, found] as const),
        ),
      ),
      isFailed: answers.some(({ isError }) => isError),
    }),
  })
  if (!isCounted) return undefined
  return (code) => records.known.get(code) ?? (records.isFailed ? "failed" : null)
}
