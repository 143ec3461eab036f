import { formatWholeNumber } from "@listwright/domain/shared"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import { countEachArea } from "@listwright/domain/counting"
import { areaCode, areaKey, areaKindNoun } from "@listwright/domain/definition"
import { type AreaHit, type AreaHitGroup, findAreas, MAX_HITS_PER_KIND } from "@listwright/domain/geography"
import { Effect, Schema } from "effect"
import { noDraft } from "../counting/countDefinition.ts"
import { readDefinition } from "../counting/definitionFile.ts"
import { fetchReferenceNotices } from "../counting/fetchReferenceNotices.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { AREA_KIND_NAMES, areaKindName } from "../counting/where/areaKindNames.ts"
import { AreaHitsJson } from "./AreasJson.ts"
import type { SearchFlags } from "./commands/search.ts"

const COLUMNS = [
  { heading: "kind" },
  { heading: "code" },
  { heading: "name", isCut: true },
  { heading: "place", leftOut: 2 },
  { heading: "zips", isFigure: true, leftOut: 1 },
] as const

const WITH_RECORDS = [...COLUMNS, { heading: "records", isFigure: true }] as const

const encode = Schema.encodeSync(AreaHitsJson)

const notShown = (groups: ReadonlyArray<AreaHitGroup>): string =>
  groups
    .filter(({ more }) => more > 0)
    .map(({ kind, more }) => `${formatWholeNumber(more)} more ${areaKindNoun(kind, more)}`)
    .join(", ")

/** Finds areas of every kind that match typed words. */
export const searchAreasCommand = Effect.fn("searchAreasCommand")(function* (
  words: ReadonlyArray<string>,
  flags: SearchFlags,
  terminal: Terminal,
) {
  const definition = flags.file === undefined ? null : yield* readDefinition(flags.file, terminal)
  const ask = runOnServer(yield* connection(terminal))
  const text = words.join(" ")
  const groups = yield* ask(
    findAreas({
      text,
      listType: definition?.listType ?? flags.listType ?? DEFAULT_LIST_TYPE,
      kind: flags.kind === undefined ? null : AREA_KIND_NAMES[flags.kind],
      most: flags.most ?? MAX_HITS_PER_KIND,
    }),
  )
  const hits = groups.flatMap((group) => group.hits)
  const records =
    definition === null
      ? null
      : yield* ask(
          countEachArea(
            { definition, ...noDraft },
            hits.map(({ area }) => area),
          ),
        )
  const recordsOf = ({ area }: AreaHit) => records?.get(areaKey(area)) ?? 0
  if (flags.json === true) {
    const counted = groups.map((group) => ({
      ...group,
      hits: group.hits.map((hit) => (records === null ? hit : { ...hit, records: recordsOf(hit) })),
    }))
    return yield* print(terminal, jsonText(encode({ groups: counted })))
  }
  if (groups.length === 0) return yield* printRemark(terminal, `No areas match '${text}'.`)
  const remarks = yield* ask(fetchReferenceNotices({ areas: hits.map(({ area }) => area) }))
  yield* Effect.forEach(remarks, (line) => printRemark(terminal, line))
  yield* printTable(
    terminal,
    records === null ? COLUMNS : WITH_RECORDS,
    hits.map((hit) => {
      const { area, name, place, zips } = hit
      const cells = [areaKindName(area.kind), areaCode(area), name, place, zips]
      return records === null ? cells : [...cells, recordsOf(hit)]
    }),
  )
  const more = notShown(groups)
  if (more !== "") yield* printRemark(terminal, `There are ${more}. To show more of each kind, use --most.`)
})
