import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { modify } from "jsonc-parser"
import { afterAll, afterEach, beforeAll } from "vitest"
import { exampleFolder } from "../../src/configuration/exampleSite.ts"
import type { Misspelling } from "./misspellings.ts"

/** A copy of the example for a file of tests; what a test changes is as before after it. */
export const changedExample = () => {
  let folder = ""
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "listwright-names-"))
    await cp(exampleFolder, join(folder, "site"), { recursive: true })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  let changed: ReadonlyArray<readonly [file: string, text: string]> = []
  afterEach(async () => {
    for (const [file, text] of changed.toReversed()) await writeFile(file, text)
    changed = []
  })

  const change = async (name: string, edit: (text: string) => string) => {
    const file = join(folder, "site", name)
    const text = await readFile(file, "utf8")
    changed = [...changed, [file, text]]
    await writeFile(file, edit(text))
  }

  const put = (name: string, { at, value }: Misspelling) =>
    change(name, (text) => {
      const edits = modify(text, at, value, { formattingOptions: {} })
      return edits.reduceRight(
        (edited, { content, length, offset }) =>
          edited.slice(0, offset) + content + edited.slice(offset + length),
        text,
      )
    })
  return {
    /** The folder of its files, and one for data beside it. */
    site: () => join(folder, "site"),
    data: () => join(folder, "data"),
    change,
    put,
  }
}
