import { afterAll, beforeAll, expect, it } from "vitest"
import { holdAgainstSchema } from "../documented.ts"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"

let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
})
afterAll(() => site.stop())

const requests = (...flags: ReadonlyArray<string>) =>
  site.listwright(["requests", ...flags], { env: { LISTWRIGHT_OPERATOR: site.operator } })

const send = (FirstName: string) =>
  fetch(`${site.server.url}/Contact/SendMessage.ashx`, {
    method: "POST",
    body: new URLSearchParams({
      Action: "save-contact-info",
      FormData: JSON.stringify({
        FirstName,
        LastName: "",
        Company: "Elm Street Florist",
        Email: "ann@bakery.example",
        Phone: "",
        Comment: "One line\nand\tanother",
        Page: "",
        PageInfo: "/",
        FromSite: "",
        Source: "",
      }),
    }),
  })

it("says that nobody has asked for anything, then lists what came in, the latest first, a row each", async () => {
  expect(await requests()).toMatchObject({
    exitCode: 0,
    stdout: "",
    stderr: "There are no requests yet.\n",
  })
  await send("Ann")
  await send("Bea")
  const told = await requests()
  expect(told.stdout).toMatch(
    /^received\tkind\tname\temail\tstate\tmessage\tfacts\n\S+Z\tcontact\tBea\tann@bakery\.example\t(waiting|mailed)\tOne line and another\tCompany: Elm Street Florist; Sent from: \/\n\S+Z\tcontact\tAnn\t.*\n$/,
  )
  const json = await requests("--json")
  holdAgainstSchema(["requests"], json.stdout)
  expect(JSON.parse(json.stdout)[0]).toMatchObject({ name: "Bea", message: "One line\nand\tanother" })
})

it("is for the operator alone", async () => {
  const stranger = await site.listwright(["requests"], { env: { LISTWRIGHT_OPERATOR: "guess" } })
  expect([stranger.exitCode, stranger.stdout]).toEqual([4, ""])
})
