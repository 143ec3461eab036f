import { execFile } from "node:child_process"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { csvOf, fit, peopleCsv, provided } from "./providerFiles.ts"

const MAIN = fileURLToPath(new URL("../../../src/import/main.ts", import.meta.url))

/** Runs the command line; answers its exit code and what it wrote. */
const run = (...words: ReadonlyArray<string>) =>
  Effect.callback<{ readonly code: number; readonly out: string; readonly err: string }>((resume) => {
    const child = execFile(
      process.execPath,
      ["--conditions=listwright-source", MAIN, ...words],
      (_, out, err) => resume(Effect.succeed({ code: child.exitCode ?? -1, out, err })),
    )
  })

describe("The command line of imports", () => {
  it.live("writes data to standard output and progress to standard error, and applies changes", () =>
    Effect.gen(function* () {
      const files = yield* provided({
        "people.csv": peopleCsv({}, {}),
        "changes.csv": csvOf([{ ...fit, id: "2", first: "Bob", op: "upsert" }]),
      })
      const made = yield* run("import", "--mapping", files.mapping, "--out", files.universe, "--json")
      assert.strictEqual(made.code, 0, made.err)
      const { folder, manifest, report } = JSON.parse(made.out)
      assert.deepStrictEqual([folder, manifest.records, report.rows], [files.universe, 2, 2])
      assert.match(made.err, /writing 100%/)

      const next = join(files.folder, "next")
      const changes = join(files.folder, "changes.csv")
      const where = [
        "--mapping",
        files.mapping,
        "--from",
        files.universe,
        "--changes",
        changes,
        "--out",
        next,
      ]
      const changed = yield* run("delta", ...where)
      assert.strictEqual(changed.code, 0, changed.err)
      assert.match(changed.out, /^records\t2$/m)
      assert.match(changed.out, /^changed\t1$/m)
    }),
  )

  it.live("says what is wrong and fails", () =>
    Effect.gen(function* () {
      const files = yield* provided({ "people.csv": peopleCsv({}, { zip: "1" }) })
      const where = ["--mapping", files.mapping, "--out", files.universe]
      const refused = yield* run("import", ...where, "--max-refused", "49%")
      assert.deepStrictEqual([refused.code, refused.out], [1, ""])
      assert.match(
        refused.err,
        /1 of 2 rows were rejected, more than 49%, so nothing was loaded\. See .*refused\.csv/,
      )
      for (const [words, complaint] of [
        [["load", ...where], /choose import or delta/],
        [["import", "--out", files.universe], /--mapping is needed/],
        [["delta", ...where], /--from is needed/],
        [["import", ...where, "--max-refused", "few"], /--max-refused must be a percentage/],
      ] as const) {
        const told = yield* run(...words)
        assert.strictEqual(told.code, 1)
        assert.match(told.err, complaint)
      }
    }),
  )
})
