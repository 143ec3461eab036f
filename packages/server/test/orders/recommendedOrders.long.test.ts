import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { canonicalDefinition, type Criterion, emptyDefinition } from "@listwright/domain/definition"
import { expect, it } from "vitest"
import { caller, type Caller, signedIn } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { placedOf, prepareList, refusalOf } from "./preparedOrder.ts"
import { ACCEPTED } from "./shop.ts"

const { folder, url } = servedSite()
const CHOSEN = "Harbor-Street-12"

/** The first user of a new account, signed in. */
const newAccount = async (name: string): Promise<Caller> => {
  const { operator } = JSON.parse(await readFile(join(folder(), "site", "secrets.json"), "utf8"))
  const email = `ann@${name}.example`
  const user = { email, firstName: "Ann", lastName: "Baker", role: "User", otherAccounts: [] }
  const { body } = await caller(url).call(
    "POST",
    "/api/v1/operator/users",
    { ...user, account: name, makeAccounts: true },
    { "x-listwright-operator": operator },
  )
  const client = caller(url)
  await client.post("/api/v1/sign-in-links/open", { secret: body.path.slice("/signin#link=".length) })
  await client.post("/Login.aspx/ResetPassword", { password: CHOSEN })
  await client.post("/Login.aspx/LoginUser", { email, password: CHOSEN })
  return client
}

const value = (column: string, code: string) =>
  ({ kind: "values", column, values: [code] }) as const satisfies Criterion
const owner = value("OWNERRENTER", "O")
const women = value("GENDER", "F")
const married = value("MARITAL", "1")
const parents = value("CHILDREN", "Y")

/** Orders people all over the nation, and pays. */
const order = async (client: Caller, ...criteria: ReadonlyArray<Criterion>): Promise<void> => {
  const json = async (method: string, path: string, body?: unknown) =>
    (await client.call(method, path, body)).body
  const definition = canonicalDefinition({
    ...emptyDefinition(10),
    areas: [{ kind: "nation", excluded: false }],
    audience: { unit: "individuals", criteria },
    phoneOption: "noPhones",
  })
  const { body } = await prepareList({ json }, definition, ACCEPTED)
  const placed = await json("POST", "/PlaceOrder.aspx/ProcessOrder", body)
  expect([refusalOf(placed), placedOf(placed).IsSuccess]).toEqual(["", true])
}

/** Returns the recommendations that another user gets beside a value. */
const beside = async ({ column, values: [code] }: ReturnType<typeof value>) => {
  const client = await signedIn(url)
  const { body } = await client.post("/PlaceOrder.aspx/GetRecSysDemosNoSession", {
    listtype: 10,
    selectedDemo: [
      {
        ColumnName: column,
        DemoCategoryType: 3,
        Values: [{ AttributeValue: code, ColumnName: column }],
      },
    ],
  })
  expect(refusalOf(body)).toBe("")
  const demos: ReadonlyArray<{ ColumnName: string; Values: ReadonlyArray<{ AttributeValueName: string }> }> =
    body.d.DataSource
  return new Map(
    demos.map(({ ColumnName, Values }) => [
      ColumnName,
      Values.map(({ AttributeValueName }) => AttributeValueName),
    ]),
  )
}

it("what five accounts paid for is recommended to others, and what four or two of them did never shows", async () => {
  for (const at of [1, 2, 3, 4, 5])
    await order(
      await newAccount(`harbor-${at}`),
      owner,
      women,
      ...(at <= 4 ? [married] : []),
      ...(at <= 2 ? [parents] : []),
    )
  // No quick pick of the site chooses these with anything, so that there is room for all that were ordered.
  expect(await beside(women)).toEqual(new Map([["OWNERRENTER", ["Homeowner"]]]))
  expect([await beside(married), await beside(parents)].map((found) => found.has("GENDER"))).toEqual([
    false,
    false,
  ])
  expect((await beside(owner)).get("GENDER")).toEqual(["Female"])
})
