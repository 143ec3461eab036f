import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { canonicalDefinition, CanonicalDefinition } from "@listwright/domain/definition"
import { Schema } from "effect"
import { afterAll, expect, it } from "vitest"
import { placedOf, prepareList, refusalOf } from "../orders/preparedOrder.ts"
import { RunningSite } from "../orders/runningSite.ts"
import { ACCEPTED, removeFolder, temporaryFolder } from "../orders/shop.ts"
import { zipDefinition } from "./caller.ts"
import { SWITCHED_OFF } from "./switchedOff.ts"

const folder = temporaryFolder()
let site: RunningSite | undefined
afterAll(async () => {
  await site?.stop()
  removeFolder(folder)
})

const asDefinition = Schema.decodeUnknownSync(CanonicalDefinition)
const savedOf = Schema.decodeUnknownSync(Schema.Struct({ row: Schema.Struct({ id: Schema.String }) }))

/** Two states, which an order of these 20,000 people may mix with a county. */
const chosen = canonicalDefinition(
  asDefinition({
    ...zipDefinition(),
    areas: [
      { kind: "state", state: "NY", excluded: false },
      { kind: "county", county: "17031", excluded: false },
    ],
  }),
)

it(
  "an order with areas that the site has switched off since is not placed, counted, saved or quoted, and one placed before is answered again [ob6-tab-flags]",
  { timeout: 240_000 },
  async () => {
    const before = await RunningSite.start(folder)
    site = before
    await before.signIn()
    const [placed, waiting] = [
      await prepareList(before, chosen, ACCEPTED),
      await prepareList(before, chosen, ACCEPTED),
    ]
    const place = "/PlaceOrder.aspx/ProcessOrder"
    const { OrderCode } = placedOf(await before.json("POST", place, placed.body))
    const { row } = savedOf(
      await before.json("POST", "/api/v1/saved-lists", { name: "New York and Cook", definition: chosen }),
    )
    await before.stop()
    const file = join(folder, "site", "site.json")
    await writeFile(
      file,
      JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), ...SWITCHED_OFF.settings }),
    )
    const after = await RunningSite.start(folder)
    site = after
    await after.signIn()
    const refusal = "State and County can't be combined on this site. Keep only one kind of area."

    expect(placedOf(await after.json("POST", place, waiting.body))).toMatchObject({
      IsSuccess: false,
      Message: refusal,
    })
    expect(placedOf(await after.json("POST", place, placed.body)).OrderCode).toBe(OrderCode)

    const order = { ListModuleSessionId: waiting.draftId }
    for (const call of ["PollCountWithotSession", "GetPhoneResult", "IsOrderQuoteAvailable"])
      expect(refusalOf(await after.json("POST", `/PlaceOrder.aspx/${call}`, { order })), call).toBe(refusal)
    const quote = { savedCountId: row.id, key: "quote-of-new-york" }
    const quoted = await after.send("POST", "/api/v1/sent-quotes", quote)
    expect([quoted.status, (await quoted.json()).message]).toEqual([422, refusal])
    const opened = await after.send("POST", `/api/v1/saved-lists/${row.id}/open`, {})
    expect(opened.status).toBe(200)
  },
)
