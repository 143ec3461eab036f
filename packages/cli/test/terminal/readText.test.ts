import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, expect, it } from "vitest"
import { readText } from "../../src/terminal/readText.ts"
import type { Terminal } from "../../src/terminal/Terminal.ts"

const folder = mkdtempSync(join(tmpdir(), "listwright-text-"))
afterAll(() => rmSync(folder, { recursive: true }))

it("reads a file without the mark of its byte order, as every JSON is read", async () => {
  const file = join(folder, "list.json")
  writeFileSync(file, '\uFEFF{"version": 1}')
  const text = await Effect.runPromise(readText(file, {} as Terminal))
  expect(JSON.parse(text)).toEqual({ version: 1 })
})
