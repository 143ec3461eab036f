import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { writeFileAtomically } from "../../src/files/writeFileAtomically.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-whole-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const OWNER_ONLY = 0o600

describe("a file that is written whole", () => {
  it("takes the place of the one before, and nothing else is left", async () => {
    const file = join(folder, "pointer")
    await writeFile(file, "old")
    await writeFileAtomically(file, "new")
    expect(await readFile(file, "utf8")).toBe("new")
    expect(await readdir(folder)).toEqual(["pointer"])
  })

  it("has its mode while it is written, and afterwards", async () => {
    const file = join(folder, "secret")
    const modes: Array<number> = []
    await writeFileAtomically(
      file,
      async (handle) => {
        modes.push((await handle.stat()).mode & 0o777)
        await handle.writeFile("key")
      },
      OWNER_ONLY,
    )
    expect([...modes, (await stat(file)).mode & 0o777]).toEqual([OWNER_ONLY, OWNER_ONLY])
  })

  it("leaves the old one and no other when the work fails", async () => {
    const file = join(folder, "keys")
    await writeFile(file, "old")
    const failing = writeFileAtomically(file, async (handle) => {
      await handle.writeFile("half of it")
      throw new Error("the disk is full")
    })
    await expect(failing).rejects.toThrow("the disk is full")
    expect(await readFile(file, "utf8")).toBe("old")
    expect(await readdir(folder)).toEqual(["keys"])
  })

  it("is not shared by two writers at once: one of them wins as a whole", async () => {
    const file = join(folder, "pointer")
    const [one, other] = ["1".repeat(1 << 20), "2".repeat(1 << 20)]
    await Promise.all([writeFileAtomically(file, one), writeFileAtomically(file, other)])
    const held = await readFile(file, "utf8")
    expect(held === one || held === other).toBe(true)
    expect(await readdir(folder)).toEqual(["pointer"])
  })
})
