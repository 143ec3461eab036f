import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, describe, expect, it } from "vitest"
import { readMail } from "../mail/readMail.ts"
import { SmtpStub } from "../mail/smtpStub.ts"
import { caller } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const relay = await SmtpStub.start({})
afterAll(() => relay.stop())
const { folder, url } = servedSite({ smtp: { host: "127.0.0.1", port: relay.port, security: "none" } })

const asOperator = async (path: string, body: object) => {
  const { operator } = JSON.parse(await readFile(join(folder(), "site", "secrets.json"), "utf8"))
  return (
    await caller(url).call("POST", `/api/v1/operator/users${path}`, body, {
      "x-listwright-operator": operator,
    })
  ).body
}

/** Returns the mails that arrived, once there are `many`. */
const arrived = async (many: number) => {
  while (relay.received.length < many) await wait(50)
  return Promise.all(relay.received.map(({ message }) => readMail(Buffer.from(message, "latin1"))))
}

describe("an invitation", () => {
  it("is mailed where the site has a mail server, with a link that works", async () => {
    const email = "ann@bakery.example"
    const added = await asOperator("", {
      email,
      firstName: "Ann",
      lastName: "Baker",
      role: "User",
      account: "Harbor Street Bakery",
      otherAccounts: [],
      makeAccounts: false,
    })
    expect(added.isMailed).toBe(true)
    const [mail] = await arrived(1)
    expect([mail?.to, mail?.subject]).toEqual([[email], "Your account at Listwright"])
    expect(mail?.text).toContain(`${url()}${added.path}`)
    expect(mail?.html).toContain(`${url()}${added.path}`)
    expect(mail?.text).toContain(`until ${added.expiresAt.slice(0, 10)}`)
    const secret = added.path.slice("/signin#link=".length)
    const opened = await caller(url).post("/api/v1/sign-in-links/open", { secret })
    expect(opened.body).toEqual({ email })

    expect((await asOperator("/invite", { email })).isMailed).toBe(true)
    expect((await arrived(2)).map(({ to }) => to)).toEqual([[email], [email]])
  })
})
