import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { emptyDefinition } from "@listwright/domain/definition"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"
import { BILLING } from "./billing.ts"

let site: SiteAccount
let billing: string
beforeAll(async () => {
  site = await takeAccount()
  billing = join(site.folder, "billing.json")
  writeFileSync(billing, JSON.stringify(BILLING))
  const list = join(site.folder, "list.json")
  const areas = [{ kind: "state", state: "NY", excluded: false }]
  writeFileSync(list, JSON.stringify({ ...emptyDefinition(10), phoneOption: "noPhones", areas }))
  const saved = await site.listwright(["saved", "save", "North", "--file", list])
  expect(saved.exitCode, saved.stderr).toBe(0)
})
afterAll(() => site.stop())

const place = (key: string, ...argv: ReadonlyArray<string>) => {
  const order = ["order", "place", "North", "--billing", billing, "--quantity", "300", "--yes", "--key", key]
  return site.listwright([...order, ...argv])
}

const placed = async (key: string, ...argv: ReadonlyArray<string>) => {
  const { exitCode, stderr, stdout } = await place(key, ...argv, "--json")
  expect(exitCode, stderr).toBe(0)
  return JSON.parse(stdout)
}

it("order place refuses a code that takes nothing off, and says what to do [ob8-promo-code]", async () => {
  const wrong = await place("a-code-that-is-wrong", "--promo", "nosuch")
  expect([wrong.exitCode, wrong.stderr]).toEqual([
    5,
    "The order wasn't placed: Promotion code NOSUCH: The code is not valid. Enter another code, or remove it.\n",
  ])
  const small = await place("a-small-order", "--promo", "BIG500")
  expect([small.exitCode, small.stderr]).toEqual([
    5,
    "The order wasn't placed: Promotion code BIG500: This code requires at least 10,000 records. Order more, or remove the code.\n",
  ])
})

it("order place takes a code off, and none with --no-promo; a repeated key orders nothing more", async () => {
  const coded = await placed("with-a-code", "--promo", "WELCOME10")
  const plain = await placed("without-a-code", "--no-promo")
  expect(Number(coded.totalBeforeTax)).toBeLessThan(Number(plain.totalBeforeTax))
  expect((await placed("with-a-code", "--promo", "nosuch")).orderCode).toBe(coded.orderCode)
})
