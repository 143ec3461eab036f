import {
  type AudienceHit,
  type AudienceHitGroup,
  toPreviewDefinition,
  type Attribute,
  attributeKind,
} from "@listwright/domain/audience"
import { withoutColumnCriteria, LiveCounts, countHitRecords } from "@listwright/domain/counting"
import { hasGeography } from "@listwright/domain/geography"
import { useQueries } from "@tanstack/react-query"
import { Effect } from "effect"
import { useApp } from "../../../app/App.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { LIVE_TIMING } from "../../../list/ledger/liveTiming.ts"
import { useLeadingDebounce } from "../../../list/ledger/useLeadingDebounce.ts"
import { useStableValue } from "../../../list/ledger/useStableValue.ts"
import { useIndustryRecords } from "../industries/useIndustryRecords.ts"
import { countQuickPickRecords } from "../quick-picks/useQuickPickCount.ts"
import { useFlagShares } from "../shares/useFlagShares.ts"

/** A hit's record count; null if unknown, or if the hit alone doesn't select any records. */
export type AudienceHitCount = number | null

/** Returns the code of the industry that a hit adds; null if the hit isn't an industry. */
const codeOf = ({ criterion }: AudienceHit): string | null =>
  criterion?.kind === "industries" ? (criterion.added[0] ?? null) : null

/** Returns the attributes whose breakdowns count the hits, without duplicates. */
const brokenDown = (groups: ReadonlyArray<AudienceHitGroup>): ReadonlyArray<string> => [
  ...new Set(
    groups
      .filter(({ kind }) => kind === "value" || kind === "propensity")
      .flatMap(({ hits }) => hits.map(({ column }) => column)),
  ),
]

/**
 * Counts the records of each hit in the list's areas under its other choices. It sends one request per attribute,
 * regardless of how many of its values were found, one for all interests, and one for all industries. For a quick pick,
 * it counts the records that the quick pick selects on its own. Choosing a hit doesn't send another request.
 */
export const useAudienceHitCounts = (
  groups: ReadonlyArray<AudienceHitGroup>,
  columns: ReadonlyArray<Attribute>,
): ((hit: AudienceHit) => AudienceHitCount) => {
  const { runner } = useApp()
  const { draft } = useDraft()
  const definition = useStableValue(toPreviewDefinition(draft.definition))
  const asked = useLeadingDebounce(definition, LIVE_TIMING.debounceMs)
  const flags = columns.filter((column) => attributeKind(column) === "lifestyle").map(({ column }) => column)
  const shares = useFlagShares(
    flags,
    groups.some(({ kind }) => kind === "lifestyle"),
  )
  const industries = groups
    .filter(({ kind }) => kind === "industry")
    .flatMap(({ hits }) => hits.flatMap((hit) => codeOf(hit) ?? []))
    .map((code) => ({ code, group: "found" }))
  const recordsOfIndustry = useIndustryRecords(industries, industries, draft)
  const picks = groups.flatMap(({ hits }) => hits.flatMap(({ quickPick }) => quickPick ?? []))
  const recordsOfPicks = useQueries({
    queries: picks.map(({ criteria }) => {
      const { effect, isCounted, key } = countQuickPickRecords(asked, criteria, draft.accountId)
      return {
        queryKey: key,
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => runner.query(effect, { signal }),
        enabled: isCounted,
        staleTime: LIVE_TIMING.staleMs,
        retry: false,
      }
    }),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, at) => (data === undefined ? [] : [[picks[at]?.id, data] as const])),
      ),
  })
  const names = brokenDown(groups)
  const rowsOf = useQueries({
    queries: names.map((column) => {
      const beside = withoutColumnCriteria(asked, column)
      return {
        queryKey: ["shares", `${column} ${JSON.stringify(beside)}`],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          runner.query(
            Effect.flatMap(LiveCounts, (counts) =>
              counts.breakdown({ definition: beside, draftId: draft.id, revision: draft.revision, column }),
            ),
            { signal },
          ),
        enabled: hasGeography(beside),
        staleTime: LIVE_TIMING.staleMs,
      }
    }),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) =>
          data === undefined ? [] : [[data.breakdown.column, data.breakdown.rows] as const],
        ),
      ),
  })
  return (hit) => {
    if (hit.quickPick !== undefined) return recordsOfPicks.get(hit.quickPick.id) ?? null
    const code = codeOf(hit)
    if (code !== null) {
      const found = recordsOfIndustry?.(code) ?? null
      return found === "failed" ? null : found
    }
    const column = columns.find((known) => known.column === hit.column)
    if (column === undefined) return null
    if (attributeKind(column) === "lifestyle") return shares.recordsOf(hit.column) ?? null
    const rows = rowsOf.get(hit.column)
    return rows === undefined ? null : countHitRecords(hit, column, rows)
  }
}
