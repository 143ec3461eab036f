import { join } from "node:path"
import type { CheckedSite } from "@listwright/server/commands"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { toPackageFailure } from "../failures/toPackageFailure.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import type { CheckFlags } from "./commands/check.ts"

const textOf = (folder: string, { holds, problems }: CheckedSite): string => {
  if (holds === null)
    return problems
      .map(({ column, file, line, text }) => `${join(folder, file)}:${line}:${column} ${text}\n`)
      .join("")
  const row = (what: string, names: ReadonlyArray<string | number>) =>
    tsvRow(what, names.length, names.join(", "))
  return [
    tsvRow("site", 1, holds.siteName),
    row("sources", holds.sources),
    row("price_lists", holds.priceLists),
    row("promotions", holds.promotions),
    row("promotions_without_code", holds.promotionsWithoutCode),
    tsvRow("gifts", holds.gifts),
    tsvRow("videos", holds.videos),
    tsvRow("tax_rates", holds.taxRates),
    tsvRow("demo_users", holds.demoUsers),
  ].join("")
}

/** Reports everything that's wrong with a site's folder or, if nothing is, its contents. Loads the server's package. */
export const checkCommand = Effect.fn("checkCommand")(function* (
  folder: string,
  flags: CheckFlags,
  terminal: Terminal,
) {
  const checked = yield* Effect.tryPromise({
    try: async () => {
      const { sites } = await import("@listwright/server/commands")
      return await sites.check(folder, {
        dataFolder: flags.data,
        databaseUrl: terminal.env["DATABASE_URL"] || undefined,
      })
    },
    catch: toPackageFailure,
  })
  yield* print(terminal, flags.json === true ? jsonText(checked) : textOf(folder, checked))
  if (flags.json !== true)
    for (const { column, file, line, text } of checked.warnings)
      yield* printRemark(terminal, `Warning: ${join(folder, file)}:${line}:${column} ${text}`)
  const count = checked.problems.length
  if (count === 0) return
  const message = `${count === 1 ? "1 problem" : `${count} problems`} in ${folder}. A server won't start with this folder.`
  return yield* new CommandFailed({ kind: "validation", message })
})
