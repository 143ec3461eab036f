import { INDUSTRY_COLUMN } from "@listwright/domain/audience"
import { IndustryCode } from "@listwright/domain/definition"
import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { ensureBusinessTypes } from "../industries/ensureBusinessTypes.ts"
import type { ListFlags } from "./listOptions.ts"

const isIndustryCode = Schema.is(IndustryCode)
const refuse = (message: string) => Effect.fail(new CommandFailed({ kind: "usage", message }))

/** Parses the codes of one option, which may be repeated. */
const codesOf = Effect.fnUntraced(function* (option: string, values: ReadonlyArray<string>) {
  const written = values.flatMap((value) => value.split(",")).map((code) => code.trim())
  const wrong = written.find((code) => !isIndustryCode(code.toUpperCase()))
  return wrong === undefined
    ? written.map((code) => code.toUpperCase())
    : yield* refuse(
        `${option} '${wrong}': use a division, like G, or 2 to 8 digits, like 5812. To find codes, run: listwright industries search bakeries`,
      )
})

/** Combines --sic and --omit-sic into one criterion; empty if neither is given. */
export const industriesFromFlags = Effect.fn("industriesFromFlags")(function* (
  { omitSic, sic }: ListFlags,
  listType: number,
) {
  if (sic === undefined && omitSic === undefined) return []
  yield* ensureBusinessTypes(listType, sic === undefined ? "--omit-sic" : "--sic")
  const added = yield* codesOf("--sic", sic ?? [])
  const omitted = yield* codesOf("--omit-sic", omitSic ?? [])
  const both = added.find((code) => omitted.includes(code))
  if (both !== undefined)
    return yield* refuse(`--sic and --omit-sic both include ${both}. Keep it in only one of them.`)
  return [`${INDUSTRY_COLUMN}=${[...added, ...omitted.map((code) => `-${code}`)].join(",")}`]
})
