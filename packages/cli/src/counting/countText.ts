import { type AreaCount, changeCauseText, type CountChanges } from "@listwright/domain/counting"
import type { Quote } from "@listwright/domain/pricing"
import { Schema } from "effect"
import { jsonText } from "../terminal/output.ts"
import { CountJson } from "./CountJson.ts"
import type { Counted } from "./CountState.ts"
import { codeOfKey } from "./codeOfKey.ts"
import type { Explained } from "./explain.ts"
import { insightsJson, insightsRows } from "./insightsText.ts"
import { tsvRow } from "../terminal/tsvRow.ts"

const areaRows = (areas: ReadonlyArray<AreaCount>): ReadonlyArray<string> => [
  tsvRow("area", "available", "with_phones"),
  ...areas.map(({ key, available, withPhones }) => tsvRow(codeOfKey(key), available, withPhones)),
]

const explainedRows = ({ lists, waterfall, suggestions, restrictions }: Explained): ReadonlyArray<string> => [
  ...(waterfall ?? []).map(({ name, leaves, removes }) => tsvRow("step", leaves, removes, name)),
  ...(lists ?? []).map(({ name, only, records }) => tsvRow("list", records, only, name)),
  ...(suggestions ?? []).map(({ name, more }) => tsvRow("more", more, name)),
  ...(restrictions ?? []).map(({ name, records }) => tsvRow("near", records, name)),
]

const difference = (before: number | null, after: number | null): number => (after ?? 0) - (before ?? 0)

const changeRows = ({ areas, causes, suppressed, total }: CountChanges): ReadonlyArray<string> => [
  tsvRow("change", difference(total.before, total.after), "total", total.before ?? "", total.after ?? ""),
  ...areas.map(({ after, before, key }) =>
    tsvRow("change", difference(before, after), codeOfKey(key), before ?? "", after ?? ""),
  ),
  ...suppressed.map(({ after, before, source }) =>
    tsvRow(
      "change",
      difference(before?.taken ?? null, after?.taken ?? null),
      source,
      before?.taken ?? "",
      after?.taken ?? "",
    ),
  ),
  ...causes.map((cause, at) => tsvRow("because", at + 1, changeCauseText(cause))),
]

const priceRows = ({ quantity, lines, figures }: Quote): ReadonlyArray<string> => [
  tsvRow("quantity", quantity),
  ...lines.map(({ label, detail, amount }) => tsvRow("price", amount, label, detail)),
  tsvRow("price_total", figures.TotalPretaxCost),
]

/**
 * Tab-separated rows: the first field says what a row is, the second is its number. Areas come under a header and only
 * when asked for; the price comes last.
 */
export const countTsv = ({ answer, changes, explained, insights, quote }: Counted, byArea: boolean): string =>
  [
    ...(byArea ? areaRows(answer.areas) : []),
    tsvRow("total", answer.total, answer.withPhones),
    ...answer.suppressed.map(({ matched, source, taken }) => tsvRow("suppressed", taken, matched, source)),
    ...answer.withoutPlace.map(({ granularity, records }) => tsvRow("without_place", records, granularity)),
    ...explainedRows(explained),
    ...insightsRows(insights),
    ...(changes === null ? [] : changeRows(changes)),
    ...(quote === null ? [] : priceRows(quote)),
  ].join("")

const encode = Schema.encodeSync(CountJson)

/** A count as its schema describes it; what was not asked for is left out. */
export const countDocument = (
  { answer, changes, explained, insights, quote, definition, warnings }: Counted,
  byArea: boolean,
): CountJson => {
  const { definitionHash, snapshot, total, withPhones } = answer
  const { lists, waterfall, suggestions, restrictions } = explained
  const areas = answer.areas.map(({ key, ...figures }) => ({ key, area: codeOfKey(key), ...figures }))
  return {
    definitionHash,
    snapshot,
    total,
    withPhones,
    ...(answer.suppressed.length === 0 ? {} : { suppressed: answer.suppressed }),
    ...(answer.withoutPlace.length === 0 ? {} : { withoutPlace: answer.withoutPlace }),
    ...(byArea ? { areas } : {}),
    ...(waterfall === null ? {} : { waterfall }),
    ...(lists === null ? {} : { lists }),
    ...(suggestions === null ? {} : { suggestions }),
    ...(restrictions === null ? {} : { restrictions }),
    ...insightsJson(insights),
    ...(changes === null ? {} : { changes }),
    ...(quote === null ? {} : { quote }),
    ...(warnings.length === 0 ? {} : { warnings }),
    definition,
  }
}

/** One JSON document. `saved`: the list that it was saved as. */
export const countJson = (
  counted: Counted,
  byArea: boolean,
  saved: CountJson["saved"] | null = null,
): string =>
  jsonText(
    encode({
      ...countDocument(counted, byArea),
      ...(saved === null || saved === undefined ? {} : { saved }),
    }),
  )
