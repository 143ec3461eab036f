import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { emptyDefinition } from "@listwright/domain/definition"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { commandLine } from "../commandLine.ts"
import { watchNetwork } from "../site/network.ts"
import { PASSWORD, type SiteAccount, takeAccount } from "../site/takeAccount.ts"
import { BILLING } from "./billing.ts"

const network = watchNetwork()
let site: SiteAccount
/** The number of requests before the walk, those that made its user. */
let before = 0
beforeAll(async () => {
  site = await takeAccount()
  before = network.paths().length
})
afterAll(() => site.stop())

const env = () => ({ HOME: site.folder, XDG_CONFIG_HOME: join(site.folder, ".config") })
const listwright = (...argv: ReadonlyArray<string>) =>
  commandLine([...argv, "--contract", "original"], { env: env() })

const must = async (...argv: ReadonlyArray<string>): Promise<string> => {
  const { exitCode, stderr, stdout } = await listwright(...argv)
  expect(exitCode, `${argv.join(" ")}: ${stderr}`).toBe(0)
  return stdout
}
const data = async (...argv: ReadonlyArray<string>): Promise<ReturnType<typeof JSON.parse>> =>
  JSON.parse(await must(...argv, "--json"))

const fileOf = (name: string, content: object): string => {
  const file = join(site.folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const saved = async (name: string, ...states: ReadonlyArray<string>): Promise<string> => {
  const areas = states.map((state) => ({ kind: "state", state, excluded: false }))
  const file = fileOf(`${name}.json`, { ...emptyDefinition(10), areas })
  return (await must("saved", "save", name, "--file", file, "--ids-only")).trim()
}

describe("over the original calls alone, a buyer", () => {
  it("signs in, counts, saves, combines, orders and downloads, and no call of /api/v1 is made", async () => {
    const signedIn = await commandLine(
      [
        "login",
        "--url",
        site.server.url,
        "--email",
        site.email,
        "--password-stdin",
        "--contract",
        "original",
      ],
      { env: env(), stdin: `${PASSWORD}\n` },
    )
    expect([signedIn.exitCode, signedIn.stderr]).toEqual([0, ""])

    const counted = await data("count", "--state", "OH", "--county", "Cook, IL", "--price")
    expect(counted).toMatchObject({ total: expect.any(Number), price: { quantity: counted.total } })
    expect(counted.total).toBeGreaterThan(0)
    await saved("Ohio", "OH")
    await saved("Ohio and Iowa", "OH", "IA")
    const union = await data(
      "saved",
      "combine",
      "Ohio and Iowa",
      "Ohio",
      "--op",
      "union",
      "--save-as",
      "Both",
    )
    const listed = await data("saved", "list")
    expect(listed.lists.map(({ name }: { readonly name: string }) => name).toSorted()).toEqual([
      "Both",
      "Ohio",
      "Ohio and Iowa",
    ])

    const billing = fileOf("billing.json", BILLING)
    const order = await data("order", "place", "Both", "--billing", billing, "--quantity", "300", "--yes")
    expect(order).toMatchObject({
      quantity: 300,
      available: union.total,
      orderName: "Both",
      lastDigits: "1111",
    })
    const list = join(site.folder, "list.xlsx")
    const download = () => listwright("order", "download", order.orderCode, "--format", "xlsx", "--out", list)
    await vi.waitUntil(async () => (await download()).exitCode === 0, { timeout: 100_000 })
    expect(existsSync(list) && readFileSync(list).subarray(0, 2).toString()).toBe("PK")

    const made = network.paths().slice(before)
    expect(made.length).toBeGreaterThan(20)
    expect(made.filter((path) => path.startsWith("/api/v1"))).toEqual([])
  })

  it("needs no --contract once signed in", async () => {
    const { exitCode, stdout } = await commandLine(["saved", "list"], { env: env() })
    expect([exitCode, stdout.includes("Both")]).toEqual([0, true])
    expect(
      network
        .paths()
        .slice(before)
        .some((path) => path.startsWith("/api/v1")),
    ).toBe(false)
  })

  it("is refused what the contract has no call for, and keys", async () => {
    const renamed = await listwright("saved", "rename", "Both", "Other")
    expect([renamed.exitCode, renamed.stderr]).toEqual([
      5,
      expect.stringContaining("The original contract has no call for this."),
    ])
    const billing = fileOf("billing.json", BILLING)
    const keyed = await listwright("order", "place", "Both", "--billing", billing, "--yes", "--key", "once")
    expect([keyed.exitCode, keyed.stderr]).toEqual([2, expect.stringContaining("doesn't support keys")])
  })
})
