import { changeCauseText, type CountChanges } from "@listwright/domain/counting"
import { nextBracketText, type Price } from "@listwright/domain/pricing"
import { Effect, Schema } from "effect"
import { CountJson } from "./CountJson.ts"
import type { FinishedCount } from "./CountState.ts"
import { areaKeyCode } from "./areaKeyCode.ts"
import type { CountExplanations } from "./explain.ts"
import { insightsJson, insightsRows } from "./insightsText.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Row } from "../terminal/Row.ts"
import { printRows } from "../terminal/rows.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"

const AREA_COLUMNS = [
  { heading: "area" },
  { heading: "available", isFigure: true },
  { heading: "with_phones", isFigure: true },
] as const

const explainedRows = ({
  lists,
  waterfall,
  suggestions,
  restrictions,
}: CountExplanations): ReadonlyArray<Row> => [
  ...(waterfall ?? []).map(({ name, leaves, removes }): Row => ["step", leaves, removes, name]),
  ...(lists ?? []).map(({ name, only, records }): Row => ["list", records, only, name]),
  ...(suggestions ?? []).map(({ name, more }): Row => ["more", more, name]),
  ...(restrictions ?? []).map(({ name, records }): Row => ["near", records, name]),
]

const difference = (before: number | null, after: number | null): number => (after ?? 0) - (before ?? 0)

const changeRows = ({ areas, causes, suppressed, total }: CountChanges): ReadonlyArray<Row> => [
  ["change", difference(total.before, total.after), "total", total.before ?? "", total.after ?? ""],
  ...areas.map(({ after, before, key }): Row => [
    "change",
    difference(before, after),
    areaKeyCode(key),
    before ?? "",
    after ?? "",
  ]),
  ...suppressed.map(({ after, before, source }): Row => [
    "change",
    difference(before?.taken ?? null, after?.taken ?? null),
    source,
    before?.taken ?? "",
    after?.taken ?? "",
  ]),
  ...causes.map((cause, at): Row => ["because", at + 1, changeCauseText(cause)]),
]

const cheaperRows = (price: Price): ReadonlyArray<Row> => {
  const { nextBracket } = price
  const text = nextBracketText(price)
  return nextBracket === null || text === null
    ? []
    : [["cheaper", nextBracket.quantity, nextBracket.totalBeforeTax, text]]
}

const priceRows = (price: Price): ReadonlyArray<Row> => [
  ["quantity", price.quantity],
  ...cheaperRows(price),
  ...price.lines.map(({ label, detail, amount }): Row => ["price", amount, label, detail]),
  ["price_total", price.figures.totalBeforeTax],
]

/** Returns a count's rows: the first field is the row type, the second its number. The price comes last. */
export const buildCountRows = ({
  answer,
  changes,
  explained,
  insights,
  price,
}: FinishedCount): ReadonlyArray<Row> => [
  ["total", answer.total, answer.withPhones],
  ...answer.suppressed.map(({ matched, source, taken }): Row => ["suppressed", taken, matched, source]),
  ...answer.withoutPlace.map(({ granularity, records }): Row => ["without_place", records, granularity]),
  ...explainedRows(explained),
  ...insightsRows(insights),
  ...(changes === null ? [] : changeRows(changes)),
  ...(price === null ? [] : priceRows(price)),
]

/** Prints a count, preceded by its ZIP Codes if requested. */
export const printCount = Effect.fn("printCount")(function* (terminal: Terminal, counted: FinishedCount) {
  if (counted.zips !== null) {
    yield* printTable(
      terminal,
      AREA_COLUMNS,
      counted.zips.map(({ available, key, withPhones }) => [areaKeyCode(key), available, withPhones]),
    )
    if (terminal.isOutputTerminal) yield* print(terminal, "\n")
  }
  yield* printRows(terminal, buildCountRows(counted))
})

const encode = Schema.encodeSync(CountJson)

/** Builds a count's JSON document as described by its schema; omits anything that wasn't requested. */
export const buildCountDocument = ({
  answer,
  changes,
  explained,
  insights,
  price,
  definition,
  warnings,
  zips,
}: FinishedCount): CountJson => {
  const { definitionHash, snapshot, total, withPhones } = answer
  const { lists, waterfall, suggestions, restrictions } = explained
  const areas = zips?.map(({ key, ...figures }) => ({ key, area: areaKeyCode(key), ...figures }))
  return {
    definitionHash,
    snapshot,
    total,
    withPhones,
    ...(answer.suppressed.length === 0 ? {} : { suppressed: answer.suppressed }),
    ...(answer.withoutPlace.length === 0 ? {} : { withoutPlace: answer.withoutPlace }),
    ...(areas === undefined ? {} : { areas }),
    ...(waterfall === null ? {} : { waterfall }),
    ...(lists === null ? {} : { lists }),
    ...(suggestions === null ? {} : { suggestions }),
    ...(restrictions === null ? {} : { restrictions }),
    ...insightsJson(insights),
    ...(changes === null ? {} : { changes }),
    ...(price === null ? {} : { price }),
    ...(warnings.length === 0 ? {} : { warnings }),
    definition,
  }
}

/** Formats a count as one JSON document. `saved` is the list that it was saved as. */
export const formatCountJson = (counted: FinishedCount, saved: CountJson["saved"] | null = null): string =>
  jsonText(
    encode({
      ...buildCountDocument(counted),
      ...(saved === null || saved === undefined ? {} : { saved }),
    }),
  )
