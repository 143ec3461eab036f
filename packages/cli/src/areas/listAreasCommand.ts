import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import { areaCode } from "@listwright/domain/definition"
import { sourceCountry, Places } from "@listwright/domain/geography"
import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { fetchReferenceNotices } from "../counting/fetchReferenceNotices.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { AreasJson } from "./AreasJson.ts"
import type { LISTABLE_AREA_KINDS, ListFlags } from "./commands/list.ts"

type Listed = (typeof LISTABLE_AREA_KINDS)[number]

const COLUMNS = [{ heading: "code" }, { heading: "name", isCut: true }, { heading: "state" }] as const

const encode = Schema.encodeSync(AreasJson)

const choicesOf = Effect.fn("choicesOf")(function* (what: Listed, state: string, listType: number) {
  const places = yield* Places
  switch (what) {
    case "states":
      return yield* places.states(sourceCountry(listType))
    case "cities":
      return yield* places.cities(state)
    case "counties":
      return yield* places.counties(state)
    case "metros":
      return yield* places.metroAreas(state, listType)
    case "districts":
      return yield* places.congressionalDistricts(state)
  }
})

/** Lists the states, or the areas of one kind in a state. */
export const listAreasCommand = Effect.fn("listAreasCommand")(function* (
  what: Listed,
  state: string | undefined,
  flags: ListFlags,
  terminal: Terminal,
) {
  if (what !== "states" && state === undefined) {
    return yield* new CommandFailed({
      kind: "usage",
      message: `Specify a state by its two-letter code, for example: listwright areas list ${what} IL`,
    })
  }
  const ask = runOnServer(yield* connection(terminal))
  const areas = yield* ask(
    choicesOf(what, (state ?? "").trim().toUpperCase(), flags.listType ?? DEFAULT_LIST_TYPE),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(encode({ areas })))
  yield* Effect.forEach(yield* ask(fetchReferenceNotices({ areas: areas.map(({ area }) => area) })), (text) =>
    printRemark(terminal, text),
  )
  yield* printTable(
    terminal,
    COLUMNS,
    areas.map((place) => [areaCode(place.area), place.name, place.state]),
  )
})
