import { execFile } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "..")
const committed = join(root, "fixtures/http")

// What the demo's users did elsewhere shows in their lists: nobody else works on this product.
let product: OwnProduct | undefined
beforeAll(async () => {
  product = await startOwnProduct()
})
afterAll(() => product?.end())

test("every recorded exchange is what the server answers today", async () => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-fixtures-"))
  await run(process.execPath, [
    "--conditions=listwright-source",
    join(root, "packages/adapters/src/mock/record.ts"),
    "--url",
    product?.url ?? "",
    "--out",
    folder,
  ])
  const names = readdirSync(committed).filter((name) => name.endsWith(".json"))
  expect(readdirSync(folder)).toEqual(names)
  const read = (place: string, name: string): unknown => JSON.parse(readFileSync(join(place, name), "utf8"))
  for (const name of names) expect(read(folder, name), name).toEqual(read(committed, name))
  rmSync(folder, { recursive: true, force: true })
})
