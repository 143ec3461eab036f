import { type ChildProcess, spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { lockFolder } from "../../../engine/src/files/folderLock.ts"

const holder = fileURLToPath(new URL("./lockHolder.ts", import.meta.url))

/** A process of its own that takes the lock of a folder and holds it until it is killed. */
const holdElsewhere = async (folder: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ["--conditions=listwright-source", holder, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const said = await new Promise<string>((resolve) =>
    child.stdout?.once("data", (data) => resolve(String(data))),
  )
  expect(said).toBe("held\n")
  return child
}

const killed = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    child.once("exit", () => resolve())
    child.kill(signal)
  })

const take = (folder: string) => Effect.runPromise(Effect.scoped(Effect.result(lockFolder(folder))))

describe("the lock of a data folder", () => {
  let folder = ""
  const children: Array<ChildProcess> = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "listwright-lock-"))
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL")
    await rm(folder, { recursive: true, force: true })
  })

  it("is refused while another process holds it, and names that process", async () => {
    const child = await holdElsewhere(folder)
    children.push(child)
    expect(await take(folder)).toMatchObject({
      _tag: "Failure",
      failure: { _tag: "FolderInUse", folder, processId: child.pid },
    })
    const refused = await Effect.runPromise(Effect.flip(Effect.scoped(lockFolder(folder))))
    expect(refused.message).toContain(`process ${child.pid}`)
  })

  it("is free after the process that held it was killed in the middle", async () => {
    const child = await holdElsewhere(folder)
    await killed(child, "SIGKILL")
    expect(await take(folder)).toMatchObject({ _tag: "Success" })
  })

  it("is free again when its scope has closed", async () => {
    expect(await take(folder)).toMatchObject({ _tag: "Success" })
    expect(await take(folder)).toMatchObject({ _tag: "Success" })
  })

  it("is refused to a second taker in the same process", async () => {
    const second = Effect.scoped(
      Effect.andThen(lockFolder(folder), Effect.flip(Effect.scoped(lockFolder(folder)))),
    )
    expect(await Effect.runPromise(second)).toMatchObject({ _tag: "FolderInUse", processId: process.pid })
  })
})
