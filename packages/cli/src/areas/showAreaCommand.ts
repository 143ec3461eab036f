import { areaCode } from "@listwright/domain/definition"
import { placeNameText, Places } from "@listwright/domain/geography"
import { Effect, Schema } from "effect"
import { fetchReferenceNotices } from "../counting/fetchReferenceNotices.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { AREA_KIND_NAMES, type AreaKindName } from "../counting/where/areaKindNames.ts"
import { AreaJson } from "./AreasJson.ts"
import type { ShowFlags } from "./commands/show.ts"

/** The nation's code, which isn't needed on the command line because the nation is the only area of its kind. */
const NATION_CODE = "1"

const COLUMNS = [{ heading: "what" }, { heading: "value", isCut: true }] as const

const encode = Schema.encodeSync(AreaJson)

/** Shows one area and its ZIP Codes. */
export const showAreaCommand = Effect.fn("showAreaCommand")(function* (
  word: AreaKindName,
  written: string | undefined,
  flags: ShowFlags,
  terminal: Terminal,
) {
  const code = written ?? (word === "usa" ? NATION_CODE : "")
  if (code.trim() === "") {
    return yield* new CommandFailed({
      kind: "usage",
      message: `Specify the ${word} by its code. To find the code, run: listwright areas search`,
    })
  }
  const ask = runOnServer(yield* connection(terminal))
  const shown = yield* ask(
    Effect.flatMap(Places, (places) =>
      Effect.catchTag(
        places.area(AREA_KIND_NAMES[word], code),
        "NotFound",
        () =>
          new CommandFailed({
            kind: "notFound",
            message: `There is no ${word} '${code}'. To find its code, run: listwright areas search`,
          }),
      ),
    ),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(encode(shown)))
  const { area, counties, zipCodes } = shown
  if (flags.zips === true) return yield* print(terminal, zipCodes.map((zip) => `${zip}\n`).join(""))
  const remarks = yield* ask(fetchReferenceNotices({ areas: [area] }))
  yield* Effect.forEach(remarks, (line) => printRemark(terminal, line))
  yield* printTable(terminal, COLUMNS, [
    ["kind", word],
    ["code", areaCode(area)],
    ["name", placeNameText(shown)],
    ...(counties.length === 0 ? [] : [["counties", counties.join(" ")]]),
    ["zips", zipCodes.length],
    ["first_zip", zipCodes[0] ?? ""],
    ["last_zip", zipCodes.at(-1) ?? ""],
  ])
})
