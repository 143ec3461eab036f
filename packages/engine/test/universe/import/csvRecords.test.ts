import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readCsvHeader } from "../../../src/import/csv/readCsvHeader.ts"
import { readCsvRecords } from "../../../src/import/csv/readCsvRecords.ts"
import { temporaryFolder } from "./providerFiles.ts"

const recordsOf = Effect.fn("recordsOf")(function* (content: string | Uint8Array, delimiter = ",") {
  const file = join(yield* temporaryFolder, "file.csv")
  return yield* Effect.promise(async () => {
    await writeFile(file, content)
    const found: Array<readonly [number, number, string]> = []
    for await (const records of readCsvRecords(file, delimiter))
      for (const { bytes, cells, line, problem } of records)
        found.push([line, cells, problem ?? bytes.toString("utf8")])
    return found
  })
})

describe("The records of a CSV file", () => {
  it.effect("have the lines on which they begin, whatever line ends and blank lines there are", () =>
    Effect.gen(function* () {
      const found = yield* recordsOf('\uFEFFa,b\r\n1,"two\nlines"\r\n\r\n\n2,"quo""te"\n3,last')
      assert.deepStrictEqual(found, [
        [1, 2, "\uFEFFa,b".slice(1)],
        [2, 2, '1,"two\nlines"'],
        [6, 2, '2,"quo""te"'],
        [7, 2, "3,last"],
      ])
    }),
  )

  it.effect("that break the format are problems of their line, and reading continues with the next", () =>
    Effect.gen(function* () {
      const found = yield* recordsOf('1,5" pipe\n2,"x"y\n3,ok\n4,a\rb\n5,"two\nlines","x"y\n6,"open\n7,ok\n')
      assert.deepStrictEqual(found, [
        [1, 2, "has a quote inside an unquoted cell in cell 2"],
        [2, 2, "has text next to a quoted cell in cell 2"],
        [3, 2, "3,ok"],
        [4, 2, "has a carriage return inside a line in cell 2"],
        [5, 3, "has text next to a quoted cell in cell 3"],
        [7, 2, "has an unclosed quote in cell 2"],
        [8, 2, "7,ok"],
      ])
    }),
  )

  it.effect("must be UTF-8, and may have another delimiter", () =>
    Effect.gen(function* () {
      const latin = Buffer.from("1\tM\xfcller\n2\tok, too\n", "latin1")
      assert.deepStrictEqual(yield* recordsOf(latin, "\t"), [
        [1, 2, "is not in UTF-8"],
        [2, 2, "2\tok, too"],
      ])
    }),
  )

  it.effect("are whole where they straddle what is read at once", () =>
    Effect.gen(function* () {
      const lines = Array.from({ length: 60_000 }, (_, at) => `${at},"${"é\n".repeat(at % 60)}"`)
      const found = yield* recordsOf(lines.join("\n"))
      assert.strictEqual(found.length, lines.length)
      let line = 1
      for (const [at, [own, cells, text]] of found.entries()) {
        if (own !== line || cells !== 2 || text !== lines[at]) assert.fail(`record ${at} on line ${own}`)
        line += 1 + (at % 60)
      }
    }),
  )

  it.effect("with an unclosed quote do not swallow a long file", () =>
    Effect.gen(function* () {
      const rest = Array.from({ length: 700_000 }, (_, at) => `${at},ok`)
      const found = yield* recordsOf(['0,"open', ...rest].join("\n"))
      assert.strictEqual(found.length, rest.length + 1)
      assert.strictEqual(found[0]?.[2], "has an unclosed quote")
      assert.deepStrictEqual(found.at(-1), [rest.length + 1, 2, "699999,ok"])
    }),
  )

  it.effect("name the columns in the first", () =>
    Effect.gen(function* () {
      const file = join(yield* temporaryFolder, "file.csv")
      const headOf = (text: string) =>
        Effect.promise(async () => {
          await writeFile(file, text)
          return await readCsvHeader(file, ",").catch((cause: unknown) => String(cause))
        })
      assert.deepStrictEqual(yield* headOf('a, b ,"c, ""d""",\n1,2,3,4\n'), ["a", "b", 'c, "d"', ""])
      assert.match(String(yield* headOf("")), /is empty; its first line must name the columns/)
      assert.match(String(yield* headOf('a,"b\n')), /line 1 has an unclosed quote/)
    }),
  )
})
