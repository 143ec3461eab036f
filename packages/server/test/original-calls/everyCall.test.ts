import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { readOriginalCalls } from "../../../../scripts/docs/originalCalls.ts"
import { PASSWORD } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { script, type Script } from "../saved-lists/scriptedClient.ts"
import { account, AFTERWARDS, forgotten } from "./account.ts"
import { arriving } from "./arriving.ts"
import { choosingAreas, choosingPeople, suppressing } from "./choosing.ts"
import { holdExamples } from "./examples.ts"
import { lookingBack } from "./lookingBack.ts"
import { ordering } from "./ordering.ts"
import { answeringRoles } from "./roles.ts"

/** A quota that these tests never exhaust. */
const MANY = 100_000
const { folder, url } = servedSite({
  quotas: { cardTokens: MANY, drafts: MANY, guestMessages: MANY, mails: MANY, messages: MANY },
})

const DEMO = "demo@listwright.example"
const CHOSEN = "Harbor-Street-12"

it("a client that knows nothing but the original calls gets through all of them", async () => {
  const scripts: Array<Script> = []
  const signIn = async (email: string, password: string): Promise<Script> => {
    const one = await script(url(), email, password)
    scripts.push(one)
    return one
  }
  const one = await signIn(DEMO, PASSWORD)
  const userId = await arriving(one)
  await choosingAreas(one)
  await choosingPeople(one)
  const suppressed = await suppressing(one)
  await lookingBack(one, await ordering(one, suppressed, userId))
  await account(one, userId, PASSWORD, CHOSEN)
  const opened = await signIn("reseller@listwright.example", PASSWORD)
  expect(await opened.call("LandingPage.aspx/CreateAccount", { AccountName: "Elm Florist" })).toBeTruthy()
  await forgotten(one, DEMO, folder(), (password) => signIn(DEMO, password))

  const called = new Set(scripts.flatMap((each) => [...each.called]))
  const missed = readOriginalCalls()
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !called.has(call))
  expect(missed).toEqual([])
  await holdExamples(scripts.flatMap(({ told }) => told))
}, 120_000)

it("the client is made of the original contract's documents alone", async () => {
  const files = ["../saved-lists/scriptedClient.ts", "../history/placeOrder.ts"]
    .concat(["Data", "account", "arriving", "choosing", "lookingBack", "ordering"].map((one) => `${one}.ts`))
    .map((file) => join(import.meta.dirname, file))
  for (const file of files)
    expect(await readFile(file, "utf8"), file).not.toMatch(/from "(@listwright|[./]+(src|packages)\/)/)
})

// The first test has left the demo user with another password.
answeringRoles(url, (name) => (name === "demo" ? AFTERWARDS : PASSWORD))
