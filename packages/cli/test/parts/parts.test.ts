import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { PARTS } from "@listwright/domain/parts"
import { expect, it } from "vitest"
import { PASSWORD, signedIn, zipDefinition } from "../../../server/test/http/caller.ts"
import { servedSite } from "../../../server/test/http/servedSite.ts"
import { commandLine } from "../commandLine.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

const { folder, url } = servedSite({ parts: Object.fromEntries(PARTS.map((part) => [part, false])) })
const EMAIL = "demo@listwright.example"

const tokenOfDemo = async (): Promise<string> => {
  const { body } = await (
    await signedIn(url, EMAIL)
  ).post("/api/v1/tokens", { email: EMAIL, password: PASSWORD, name: "test" })
  return body.token
}

const runner = async () => {
  const { operator } = JSON.parse(readFileSync(join(folder(), "site", "secrets.json"), "utf8"))
  const token = await tokenOfDemo()
  const env = { LISTWRIGHT_URL: url(), LISTWRIGHT_TOKEN: token, LISTWRIGHT_OPERATOR: operator }
  return (...argv: ReadonlyArray<string>) => commandLine(argv, { env })
}

it("says that the site has no rewards, services or watched lists, and exits with 3 [p6-parts]", async () => {
  const run = await runner()
  const file = join(temporaryFolder(), "orders.csv")
  writeFileSync(file, "OrderCode,OrderType,CreateTime,Email,Status,TotalRecords,TotalCost\n")
  await (
    await signedIn(url, EMAIL)
  ).post("/api/v1/saved-lists", { name: "North Side", definition: zipDefinition("60614") })
  for (const [missing, commands] of [
    [
      "This site doesn't offer rewards.",
      [
        ["rewards", "points"],
        ["rewards", "store"],
        ["rewards", "history"],
        ["rewards", "redeem", "201", "--yes"],
        ["rewards", "orders"],
        ["rewards", "sent", "LW-2222-2222"],
        ["rewards", "bonus", EMAIL, "5", "--reason", "Referral"],
      ],
    ],
    [
      "This site doesn't offer services.",
      [
        ["service-orders", "import", file],
        ["order", "history", "--type", "cleanList"],
        ["requests", "campaign", "none", "planning"],
      ],
    ],
    [
      "This site doesn't offer watched lists.",
      [
        ["saved", "watched"],
        ["saved", "watch", "North Side"],
        ["saved", "watch", "North Side", "--stop"],
      ],
    ],
  ] as const)
    for (const command of commands)
      expect(await run(...command), command.join(" ")).toMatchObject({
        exitCode: 3,
        stdout: "",
        stderr: `${missing}\n`,
      })
})

it("fails as before where what is asked for is core [p6-parts]", async () => {
  const run = await runner()
  expect(await run("order", "show", "LW-2222-2222")).toMatchObject({ exitCode: 3 })
  expect((await run("order", "show", "LW-2222-2222")).stderr).not.toContain("This site has no")
  expect(await run("saved", "list")).toMatchObject({ exitCode: 0 })
})
