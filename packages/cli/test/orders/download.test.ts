import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { emptyDefinition } from "@listwright/domain/definition"
import { http, HttpResponse } from "msw"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { readCsv } from "../../../../test/csv.ts"
import { watchNetwork } from "../site/network.ts"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"
import { temporaryFolder } from "../temporaryFolder.ts"
import { BILLING } from "./billing.ts"

const network = watchNetwork()
let site: SiteAccount
let code = ""
/** The list as the server delivers it. */
let list = ""
const orderCall = "*/api/v1/orders/:code"

const must = async (...argv: ReadonlyArray<string>): Promise<string> => {
  const { exitCode, stderr, stdout } = await site.listwright(argv)
  expect(exitCode, stderr).toBe(0)
  return stdout
}

const download = (...argv: ReadonlyArray<string>) => site.listwright(["order", "download", ...argv])
const ask = (path: string) =>
  fetch(`${site.server.url}${path}`, { headers: { authorization: `Bearer ${site.token}` } })
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

beforeAll(async () => {
  site = await takeAccount()
  const definition = { ...emptyDefinition(10), areas: [{ kind: "state", state: "IL", excluded: false }] }
  const [file, paid] = [join(site.folder, "illinois.json"), join(site.folder, "billing.json")]
  writeFileSync(file, JSON.stringify(definition))
  writeFileSync(paid, JSON.stringify(BILLING))
  await must("saved", "save", "Illinois", "--file", file)
  const placed = await must(
    "order",
    "place",
    "Illinois",
    "--billing",
    paid,
    "--yes",
    "--key",
    "once",
    "--json",
  )
  code = JSON.parse(placed).orderCode
  await vi.waitUntil(async () => (await download(code, "--out", "-")).exitCode === 0, { timeout: 100_000 })
  list = await (await ask(`/api/v1/orders/${code}/list.csv`)).text()
})
afterAll(() => site.stop())

describe("order download", () => {
  it("writes the list and prints where, and how many records", async () => {
    const file = join(temporaryFolder(), "list.csv")
    const counted = JSON.parse(await must("count", "--state", "IL", "--json"))
    expect(await download(code, "--out", file)).toEqual({
      exitCode: 0,
      stdout: `${file}\t${counted.total}\n`,
      stderr: "",
    })
    expect(readFileSync(file, "utf8")).toBe(list)
    expect(readCsv(list)).toHaveLength(counted.total)
  })

  it("writes the list itself to standard output when asked", async () => {
    expect(await download(code, "--out", "-")).toEqual({ exitCode: 0, stdout: list, stderr: "" })
  })

  it("takes the server's name for the file, never its folder", async () => {
    network.change(orderCall, (order) => ({
      ...order,
      delivery: { ...order.delivery, fileName: "../../LW-AWAY.csv" },
    }))
    const folder = temporaryFolder()
    const before = process.cwd()
    process.chdir(folder)
    try {
      expect((await download(code)).stdout).toMatch(/^LW-AWAY\.csv\t\d+\n$/)
    } finally {
      process.chdir(before)
    }
    expect(readdirSync(folder)).toEqual(["LW-AWAY.csv"])
  })

  it("describes the file with --json", async () => {
    const file = join(temporaryFolder(), "list.csv")
    expect(JSON.parse((await download(code, "--out", file, "--json")).stdout)).toEqual({
      orderCode: code,
      file,
      records: readCsv(list).length,
      bytes: Buffer.byteLength(list),
      sha256: sha256(list),
    })
  })

  it("replaces a file only with --force", async () => {
    const file = join(temporaryFolder(), "list.csv")
    writeFileSync(file, "mine")
    expect(await download(code, "--out", file)).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: `${file} already exists. To overwrite it, use --force. To write to another file, use --out.\n`,
    })
    expect(readFileSync(file, "utf8")).toBe("mine")
    expect((await download(code, "--out", file, "--force")).exitCode).toBe(0)
    expect(readFileSync(file, "utf8")).toBe(list)
  })

  it("writes nothing when the list is not what was delivered", async () => {
    network.use(
      http.get(`${orderCall}/list.csv`, () =>
        HttpResponse.text(list.slice(0, -1), {
          headers: { "content-type": "text/csv", "content-disposition": "attachment" },
        }),
      ),
    )
    const file = join(temporaryFolder(), "list.csv")
    const { exitCode, stderr } = await download(code, "--out", file)
    expect(exitCode).toBe(1)
    expect(stderr).toBe(`The list for order ${code} was damaged during the download. Download it again.\n`)
    expect(existsSync(file)).toBe(false)
  })

  it("says what was refunded when the list is short", async () => {
    network.change(orderCall, (order) => ({ ...order, delivery: { ...order.delivery, refunded: "12.50" } }))
    const { exitCode, stderr } = await download(code, "--out", "-")
    expect([exitCode, stderr]).toEqual([
      0,
      "Fewer records were available than ordered, so $12.50 was refunded.\n",
    ])
  })

  it("does not find a list that is not ready", async () => {
    network.change(orderCall, (order) => ({ ...order, state: "placed", delivery: null }))
    const { exitCode, stderr } = await download(code, "--out", "-")
    expect([exitCode, stderr]).toEqual([3, `The list for order ${code} isn't ready (the order is placed).\n`])
  })

  it("does not find an order of somebody else", async () => {
    const other = await takeAccount()
    const { exitCode, stderr } = await other.listwright(["order", "download", code, "--json"])
    other.stop()
    expect(exitCode).toBe(3)
    expect(JSON.parse(stderr)).toEqual({
      error: { code: "not_found", message: "This order doesn't exist or isn't yours." },
    })
  })

  it("writes a workbook under a name of its own", async () => {
    const folder = temporaryFolder()
    const before = process.cwd()
    process.chdir(folder)
    try {
      const records = readCsv(list).length
      const named = `${code}.xlsx`
      expect((await download(code, "--format", "xlsx")).stdout).toBe(`${named}\t${records}\n`)
      const workbook = readFileSync(named)
      expect(workbook.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004")
      const described = JSON.parse((await download(code, "--format", "xlsx", "--out", "a", "--json")).stdout)
      expect(described).toMatchObject({ file: "a", records })
      expect(described.bytes).toBe(readFileSync("a").length)
      expect(described.sha256).not.toBe(sha256(list))
    } finally {
      process.chdir(before)
    }
  })

  it("knows no other formats", async () => {
    expect(await download(code, "--format", "pdf")).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: "--format must be csv, xlsx, avery5160 or avery4013, not 'pdf'.\n",
    })
  })

  it("cannot print list and description to the same place", async () => {
    expect((await download(code, "--out", "-", "--json")).exitCode).toBe(2)
  })
})
