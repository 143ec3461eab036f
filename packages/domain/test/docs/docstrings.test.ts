import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const src = join(import.meta.dirname, "../../src")

const DECLARED = /^export (?:const|class|interface|type) (\w+)/
/** The type of a constant or schema says what it is. Readings say what they ask in `question`. */
const isToldElsewhere = (line: string, constants: ReadonlySet<string | undefined>): boolean =>
  /^export type \w+ = (?:\(typeof |keyof typeof |typeof )/.test(line) ||
  (line.startsWith("export type ") && constants.has(DECLARED.exec(line)?.[1]))

const untold = globSync("**/*.ts", { cwd: src })
  .filter((file) => file !== "index.ts" && file !== "shared/readings.ts")
  .flatMap((file) => {
    const lines = readFileSync(join(src, file), "utf8").split("\n")
    const constants = new Set(lines.map((line) => /^export (?:const|class) (\w+)/.exec(line)?.[1]))
    return lines
      .filter(
        (line, at) =>
          DECLARED.test(line) &&
          !lines[at - 1]?.trimEnd().endsWith("*/") &&
          !isToldElsewhere(line, constants),
      )
      .map((line) => `${file}: ${line}`)
  })

describe("everything that the package exports", () => {
  it("says what it is", () => {
    expect(untold).toEqual([])
  })
})
