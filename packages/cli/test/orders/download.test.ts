import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"
import { type ContractServer, startContractServer, TOKEN } from "../contractServer.ts"
import { CSV, CSV_SHA256, WORKBOOK } from "../smallWorld.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.stop())

const download = (...argv: ReadonlyArray<string>) =>
  commandLine(["order", "download", ...argv], {
    env: { LISTWRIGHT_URL: server.url, LISTWRIGHT_TOKEN: TOKEN },
  })

describe("order download", () => {
  it("writes the list and prints where, and how many records", async () => {
    const file = join(temporaryFolder(), "list.csv")
    expect(await download("LW-DONE", "--out", file)).toEqual({
      exitCode: 0,
      stdout: `${file}\t2\n`,
      stderr: "",
    })
    expect(readFileSync(file, "utf8")).toBe(CSV)
  })

  it("writes the list itself to standard output when asked", async () => {
    expect(await download("LW-DONE", "--out", "-")).toEqual({ exitCode: 0, stdout: CSV, stderr: "" })
  })

  it("takes the server's name for the file, never its folder", async () => {
    const folder = temporaryFolder()
    const before = process.cwd()
    process.chdir(folder)
    try {
      expect((await download("LW-AWAY")).stdout).toBe("LW-AWAY.csv\t2\n")
    } finally {
      process.chdir(before)
    }
    expect(readdirSync(folder)).toEqual(["LW-AWAY.csv"])
  })

  it("describes the file with --json", async () => {
    const file = join(temporaryFolder(), "list.csv")
    expect(JSON.parse((await download("LW-DONE", "--out", file, "--json")).stdout)).toEqual({
      orderCode: "LW-DONE",
      file,
      records: 2,
      bytes: CSV.length,
      sha256: CSV_SHA256,
    })
  })

  it("replaces a file only with --force", async () => {
    const file = join(temporaryFolder(), "list.csv")
    writeFileSync(file, "mine")
    expect(await download("LW-DONE", "--out", file)).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: `${file} already exists. Overwrite it with --force, or name another file with --out.\n`,
    })
    expect(readFileSync(file, "utf8")).toBe("mine")
    expect((await download("LW-DONE", "--out", file, "--force")).exitCode).toBe(0)
    expect(readFileSync(file, "utf8")).toBe(CSV)
  })

  it("writes nothing when the list is not what was delivered", async () => {
    const file = join(temporaryFolder(), "list.csv")
    const { exitCode, stderr } = await download("LW-OTHER", "--out", file)
    expect(exitCode).toBe(1)
    expect(stderr).toBe("The list of order LW-OTHER arrived damaged. Download it again.\n")
    expect(existsSync(file)).toBe(false)
  })

  it("says what was refunded when the list is short", async () => {
    const { exitCode, stderr } = await download("LW-SHORT", "--out", "-")
    expect([exitCode, stderr]).toEqual([0, "Fewer records remained than ordered; $12.50 was refunded.\n"])
  })

  it("does not find a list that is not ready", async () => {
    const { exitCode, stderr } = await download("LW-WAITS", "--out", "-")
    expect([exitCode, stderr]).toEqual([
      3,
      "The list of order LW-WAITS is not ready (the order is placed).\n",
    ])
  })

  it("does not find an order of somebody else", async () => {
    const { exitCode, stderr } = await download("LW-NOBODY", "--json")
    expect(exitCode).toBe(3)
    expect(JSON.parse(stderr)).toEqual({
      error: { code: "not_found", message: "There is no such order, or it is not yours." },
    })
  })

  it("writes a workbook under a name of its own", async () => {
    const folder = temporaryFolder()
    const before = process.cwd()
    process.chdir(folder)
    try {
      expect((await download("LW-DONE", "--format", "xlsx")).stdout).toBe("LW-DONE.xlsx\t2\n")
      expect(Uint8Array.from(readFileSync("LW-DONE.xlsx"))).toEqual(WORKBOOK)
      const described = JSON.parse(
        (await download("LW-DONE", "--format", "xlsx", "--out", "a", "--json")).stdout,
      )
      expect(described).toMatchObject({ file: "a", records: 2, bytes: WORKBOOK.length })
      expect(described.sha256).not.toBe(CSV_SHA256)
    } finally {
      process.chdir(before)
    }
  })

  it("knows no other formats", async () => {
    expect(await download("LW-DONE", "--format", "pdf")).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: "--format takes csv or xlsx, not 'pdf'.\n",
    })
  })

  it("cannot print list and description to the same place", async () => {
    expect((await download("LW-DONE", "--out", "-", "--json")).exitCode).toBe(2)
  })
})
