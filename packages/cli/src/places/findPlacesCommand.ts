import { Places, suggestPlaces } from "@listwright/domain/geography"
import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { PlacesJson } from "./PlacesJson.ts"

const COLUMNS = [
  { heading: "level" },
  { heading: "place", isCut: true },
  { heading: "latitude", isFigure: true },
  { heading: "longitude", isFigure: true },
] as const

const encode = Schema.encodeSync(PlacesJson)

const degrees = (value: number | undefined): string => value?.toFixed(5) ?? ""

/** Finds an address's location and reports its precision. */
export const findPlacesCommand = Effect.fn("findPlacesCommand")(function* (
  words: ReadonlyArray<string>,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const text = words.join(" ").trim()
  if (text === "") {
    return yield* new CommandFailed({
      kind: "usage",
      message: 'Enter an address, for example: listwright places find "1600 Main St, Dayton OH"',
    })
  }
  const ask = runOnServer(yield* connection(terminal))
  const places = yield* ask(Effect.flatMap(Places, ({ searchAddress }) => searchAddress(text)))
  const suggestions = places.length > 0 ? [] : yield* ask(suggestPlaces(text))
  if (flags.json === true) return yield* print(terminal, jsonText(encode({ places, suggestions })))
  if (places.length > 0) {
    return yield* printTable(
      terminal,
      COLUMNS,
      places.map(({ addressLine, point, precision }) => [
        precision,
        addressLine,
        degrees(point?.[1]),
        degrees(point?.[0]),
      ]),
    )
  }
  yield* printRemark(
    terminal,
    `No places match '${text}'.${suggestions.length === 0 ? "" : " Did you mean:"}`,
  )
  yield* Effect.forEach(suggestions, (suggestion) => printRemark(terminal, `  ${suggestion.text}`))
})
