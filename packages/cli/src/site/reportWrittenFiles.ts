import { join } from "node:path"
import { Effect } from "effect"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** Reports which files were written, and the next steps. */
export const reportWrittenFiles = Effect.fnUntraced(function* (
  folder: string,
  files: ReadonlyArray<{ readonly path: string }>,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const paths = files.map(({ path }) => path)
  yield* print(
    terminal,
    flags.json === true
      ? jsonText({ folder, files: paths })
      : paths.map((path) => `${join(folder, path)}\n`).join(""),
  )
  yield* printRemark(
    terminal,
    `Edit the files, check them with 'listwright site check ${folder}', then run: listwright serve --site ${folder}`,
  )
})
