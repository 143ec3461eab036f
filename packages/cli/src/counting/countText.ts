import type { AreaCount, Quote } from "@listwright/domain"
import { jsonText } from "../terminal/output.ts"
import type { Counted } from "./CountState.ts"
import { codeOfKey } from "./codeOfKey.ts"
import { definitionJson } from "./definitionFile.ts"
import type { Explained } from "./explain.ts"

/** A tab or a line end within a field would move every field after it. */
const row = (...fields: ReadonlyArray<string | number>): string =>
  `${fields.map((field) => String(field).replaceAll(/\s+/g, " ")).join("\t")}\n`

const areaRows = (areas: ReadonlyArray<AreaCount>): ReadonlyArray<string> => [
  row("area", "available", "with_phones"),
  ...areas.map(({ key, available, withPhones }) => row(codeOfKey(key), available, withPhones)),
]

const explainedRows = ({ waterfall, suggestions }: Explained): ReadonlyArray<string> => [
  ...(waterfall ?? []).map(({ name, leaves, removes }) => row("step", leaves, removes, name)),
  ...(suggestions ?? []).map(({ name, more }) => row("more", more, name)),
]

const priceRows = ({ quantity, lines, figures }: Quote): ReadonlyArray<string> => [
  row("quantity", quantity),
  ...lines.map(({ label, detail, amount }) => row("price", amount, label, detail)),
  row("price_total", figures.TotalPretaxCost),
]

/**
 * Tab-separated rows: the first field says what a row is, the second is its number. Areas come under a header and only
 * when asked for; the price comes last.
 */
export const countTsv = ({ answer, explained, quote }: Counted, byArea: boolean): string =>
  [
    ...(byArea ? areaRows(answer.areas) : []),
    row("total", answer.total, answer.withPhones),
    ...explainedRows(explained),
    ...(quote === null ? [] : priceRows(quote)),
  ].join("")

/** One JSON document; what was not asked for is left out. */
export const countJson = (
  { answer, explained, quote, definition, warnings }: Counted,
  byArea: boolean,
): string => {
  const { definitionHash, snapshot, total, withPhones } = answer
  const { waterfall, suggestions } = explained
  const areas = answer.areas.map(({ key, ...figures }) => ({ key, area: codeOfKey(key), ...figures }))
  return jsonText({
    definitionHash,
    snapshot,
    total,
    withPhones,
    ...(byArea ? { areas } : {}),
    ...(waterfall === null ? {} : { waterfall }),
    ...(suggestions === null
      ? {}
      : {
          suggestions: suggestions.map(({ name, relaxation, more, definition: relaxed }) => ({
            name,
            relaxation,
            more,
            definition: definitionJson(relaxed),
          })),
        }),
    ...(quote === null ? {} : { quote }),
    ...(warnings.length === 0 ? {} : { warnings }),
    definition: definitionJson(definition),
  })
}
