import { sourceTraits } from "@listwright/domain/catalog"
import { LiveCounts } from "@listwright/domain/counting"
import { type CanonicalDefinition, canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { hasGeography } from "@listwright/domain/geography"
import { wholeCountryAreas } from "@listwright/domain/order"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import { useColumns } from "../../list/attributes/useColumnsWithValues.ts"
import { regionOptions } from "../../account/card-form/regions.ts"

const everybodyOf = (listType: number): CanonicalDefinition => {
  const states = regionOptions(sourceTraits(listType).country).map(({ value }) => value)
  return canonicalDefinition({
    ...emptyDefinition(listType),
    areas: wholeCountryAreas(
      listType,
      states.filter((state) => state !== ""),
    ),
  })
}

/**
 * Loads the content of a source's records: the list's records if the list is from that source and has areas, otherwise
 * all records.
 */
export const useListContents = (listType: number, draft: Draft) => {
  const isOfList = draft.listType === listType && hasGeography(draft.definition)
  const definition = isOfList ? draft.definition : everybodyOf(listType)
  const { accountId } = draft
  const question = { definition, draftId: null, accountId, revision: draft.revision }
  const key = isOfList ? [draft.id, draft.revision] : [listType, accountId]
  const columns = useColumns(listType)
  const chosen = isOfList ? (draft.choices.outputColumns ?? []) : []
  // A column of the file may be a price element of another name.
  const added = chosen.filter((name) => columns.data?.some(({ column }) => column === name))
  const fill = useCall(
    ["fill rates of all columns", ...key],
    Effect.flatMap(LiveCounts, (counts) => counts.fillRates(question)),
  )
  const sample = useCall(
    ["ten records", ...key, added],
    Effect.flatMap(LiveCounts, (counts) => counts.sample({ ...question, columns: added })),
    { enabled: chosen.length === 0 || columns.data !== undefined },
  )
  return {
    columns: columns.data,
    fill: fill.data?.fillRates,
    sample: sample.data?.sample,
    isOfList,
    error: fill.error ?? sample.error ?? columns.error,
    retry: () => {
      for (const query of [fill, sample, columns]) if (query.isError) void query.refetch()
    },
  }
}
