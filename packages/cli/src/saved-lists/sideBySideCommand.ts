import { Demographics } from "@listwright/domain/audience"
import { sourceDisplayName } from "@listwright/domain/catalog"
import {
  type Area,
  areaText,
  criterionColumns,
  areaCombination,
  isSavedCountBasedArea,
} from "@listwright/domain/definition"
import {
  compareDefinitions,
  compareFigures,
  type ComparedLine,
  computeBothFigures,
  findSavedList,
  parseListReference,
  type ComparedList,
  readComparedList,
  SavedListId,
  SavedLists,
  toComparedList,
} from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { fetchSourceNaming } from "../sources/fetchSourceNaming.ts"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { readListReferences } from "./readListReferences.ts"
import { SideBySideJson } from "./SavedListsJson.ts"

const encode = Schema.encodeSync(SideBySideJson)

/** Returns the draft named by 'draft:ID', or otherwise the saved list with this id, code, or name. */
const sideOf = Effect.fnUntraced(function* (named: string) {
  const reference = parseListReference(named)
  return yield* reference === null ? toComparedList(yield* findSavedList(named)) : readComparedList(reference)
})

/** Returns a source's attributes; those used by the lists include the names of their values. */
const columnsOfSides = Effect.fnUntraced(function* (listType: number, sides: ReadonlyArray<ComparedList>) {
  const demographics = yield* Demographics
  const chosen = new Set(
    sides
      .filter(({ definition }) => definition.listType === listType)
      .flatMap(({ definition }) => definition.audience.criteria.flatMap(criterionColumns)),
  )
  const columns = yield* demographics.columns(listType)
  return yield* Effect.forEach(columns, (column) =>
    chosen.has(column.column) ? demographics.column(listType, column.column) : Effect.succeed(column),
  )
})

/** Looks up the current names of the saved counts among the areas. */
const savedCountNames = Effect.fnUntraced(function* (areas: ReadonlyArray<Area>) {
  const lists = yield* SavedLists
  const ids = new Set(
    areas.filter(isSavedCountBasedArea).flatMap((area) => areaCombination(area).savedCounts),
  )
  const named = yield* Effect.forEach(ids, (id) =>
    lists.get(SavedListId.make(id)).pipe(
      Effect.map(({ row }) => [id, row.name] as const),
      Effect.catchTag("NotFound", () => Effect.succeed([id, id] as const)),
    ),
  )
  return new Map<string, string>(named)
})

const compared = Effect.fn("compared")(function* (first: string, second: string) {
  const [one, other] = [yield* sideOf(first), yield* sideOf(second)]
  const sides = [one, other]
  const listTypes = [...new Set(sides.map(({ definition }) => definition.listType))]
  const columns = new Map(
    yield* Effect.forEach(listTypes, (listType) =>
      Effect.map(columnsOfSides(listType, sides), (known) => [listType, known] as const),
    ),
  )
  const site = yield* fetchSourceNaming
  const listNames = yield* savedCountNames(sides.flatMap(({ definition }) => definition.areas))
  const sections = compareDefinitions(one, other, {
    columns: (listType) => columns.get(listType) ?? [],
    sourceName: (listType) => sourceDisplayName(listType, site),
    areaName: (area) =>
      isSavedCountBasedArea(area)
        ? areaCombination(area)
            .savedCounts.map((id) => listNames.get(id) ?? id)
            .join(", ")
        : areaText(area),
  })
  const figures = yield* computeBothFigures(one, other)
  return { one, other, sections, figures, lines: compareFigures(figures.one, figures.other) }
})

type Compared = Effect.Success<ReturnType<typeof compared>>

const nameOf = ({ name, reference }: ComparedList): string => name ?? `draft ${reference.id}`

const document = ({ figures, lines, one, other, sections }: Compared): typeof SideBySideJson.Type => {
  const sideJson = (side: ComparedList, problem: string | null) => ({
    kind: side.reference.kind,
    id: side.reference.id,
    name: side.name,
    problem,
    definition: side.definition,
  })
  const choices = sections.flatMap(({ lines, title }) =>
    lines.map(({ isSame, key, name, one, other, remark }) => ({
      section: title,
      key,
      name,
      isSame,
      remark,
      one,
      other,
    })),
  )
  return {
    isSame: choices.every(({ isSame }) => isSame),
    one: sideJson(one, figures.one.problem),
    other: sideJson(other, figures.other.problem),
    figures: lines.map(({ difference, isSame, key, one, other, unit }) => ({
      key,
      unit,
      one,
      other,
      difference,
      isSame,
    })),
    choices,
  }
}

/** The maximum length of a choice in a row; --json includes the full text. */
const MAX_TEXT = 400

const textOf = (parts: ComparedLine["one"]): string => {
  const text = parts.map((part) => part.text).join(", ")
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)} and more (${parts.length})` : text
}

const COLUMNS = [
  { heading: "differs" },
  { heading: "what" },
  { heading: "first", isCut: true },
  { heading: "second", isCut: true },
  { heading: "difference", isFigure: true, leftOut: 1 },
] as const

/** Compares two lists: their selections, their current counts and costs, and their differences. */
export const sideBySideCommand = Effect.fn("sideBySideCommand")(function* (
  references: ReadonlyArray<string>,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const named = yield* readListReferences(references, terminal)
  const [first, second, ...more] = named
  if (first === undefined || second === undefined || more.length > 0)
    return yield* new CommandFailed({
      kind: "validation",
      message: `Specify 2 lists to compare, not ${named.length}. To compare more, run: listwright saved overlap`,
    })
  const server = yield* connection(terminal)
  const both = yield* runOnServer(server)(compared(first, second))
  if (flags.json === true) return yield* print(terminal, jsonText(encode(document(both))))
  const { figures, lines, one, other, sections } = both
  yield* printTable(terminal, COLUMNS, [
    ["", "name", nameOf(one), nameOf(other), ""],
    ...lines.map(({ difference, isSame, key, one, other }) => [
      isSame ? "" : "differs",
      key,
      one ?? "",
      other ?? "",
      difference ?? "",
    ]),
    ...sections.flatMap(({ lines }) =>
      lines.map(({ isSame, name, one, other, remark }) => [
        isSame ? "" : "differs",
        name,
        textOf(one),
        remark === null ? textOf(other) : `${textOf(other)} (${remark.toLowerCase()})`,
        "",
      ]),
    ),
  ])
  for (const [side, { problem }] of [
    [one, figures.one],
    [other, figures.other],
  ] as const)
    if (problem !== null) yield* printRemark(terminal, `${nameOf(side)}: ${problem}`)
})
