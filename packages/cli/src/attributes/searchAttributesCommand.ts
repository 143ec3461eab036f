import { MAX_AUDIENCE_HITS_PER_GROUP, type AudienceHit, findAudienceHits } from "@listwright/domain/audience"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { AttributeSearchJson } from "./AttributeSearchJson.ts"
import type { SearchFlags } from "./commands/search.ts"
import { applySiteWording } from "../sign-in/applySiteWording.ts"

const FOUND = [{ heading: "demo" }, { heading: "name", isCut: true }, { heading: "of", leftOut: 1 }] as const

/**
 * Returns the --demo argument for a hit: 'PETS=2', 'LIKELY_CRUISE=1-3'. For a range attribute, it's the attribute's
 * code.
 */
const demoOf = ({ column, criterion }: AudienceHit): string => {
  switch (criterion?.kind) {
    case "values":
      return `${column}=${criterion.values.join(",")}`
    case "ranges":
      return `${column}=${criterion.ranges.map(({ from, to }) => `${from}-${to}`).join(",")}`
    case "industries":
      return `${column}=${criterion.added.join(",")}`
    case "flags":
    case undefined:
      return column
  }
}

const encode = Schema.encodeSync(AttributeSearchJson)

/** Finds attributes, their values, and industries by their display names. */
export const searchAttributesCommand = Effect.fn("searchAttributesCommand")(function* (
  words: ReadonlyArray<string>,
  flags: SearchFlags,
  terminal: Terminal,
) {
  const listType = flags.listType ?? DEFAULT_LIST_TYPE
  const ask = runOnServer(yield* connection(terminal))
  const { groups: found, warning } = yield* ask(
    findAudienceHits(listType, words.join(" "), MAX_AUDIENCE_HITS_PER_GROUP),
  )
  const groups = found.flatMap(({ kind, ...group }) => (kind === "quickPick" ? [] : [{ kind, ...group }]))
  if (warning !== null)
    return yield* new CommandFailed({ kind: "usage", message: yield* ask(applySiteWording(warning)) })
  if (flags.json === true) return yield* print(terminal, jsonText(encode({ listType, groups })))
  yield* printTable(
    terminal,
    FOUND,
    groups.flatMap(({ heading, hits }) => hits.map((hit) => [demoOf(hit), hit.name, heading])),
  )
})
