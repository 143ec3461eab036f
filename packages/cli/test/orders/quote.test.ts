import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { emptyDefinition } from "@listwright/domain/definition"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"

let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
  const file = join(site.folder, "north.json")
  const areas = [{ kind: "zip", zip: "60614", excluded: false }]
  writeFileSync(file, JSON.stringify({ ...emptyDefinition(10), areas }))
  expect((await site.listwright(["saved", "save", "North", "--file", file])).exitCode).toBe(0)
})
afterAll(() => site.stop())

const quote = (...words: ReadonlyArray<string>) => site.listwright(["order", "quote", "North", ...words])

describe("a quote", () => {
  it("goes to the addresses of --email, and says who gets it and who must confirm first", async () => {
    const ann = `ann-${site.email}`
    const to = ["--email", `${site.email}, ${ann}`, "--key", "several"]
    const sent = await quote(...to)
    expect(sent.exitCode, sent.stderr).toBe(0)
    expect(sent.stdout).toMatch(/\/quotes\/\S+\n$/)
    expect(sent.stderr).toContain(
      `Sent to ${site.email}; ${ann} must confirm first, so we're emailing a link.`,
    )
    expect(JSON.parse((await quote(...to, "--json")).stdout)).toMatchObject({
      sentTo: [site.email],
      mustConfirm: [ann],
      refused: [],
    })
  })

  it.each([
    [",", "Enter at least one email address."],
    ["ann@bakery.example, ben", "E-mail must be valid"],
    ["a@b,c@d,e@f,g@h,i@j,k@l", "Please enter at most 5 email addresses"],
  ])("isn't sent to '%s'", async (email, words) => {
    const refused = await quote("--email", email)
    expect([refused.exitCode, refused.stdout]).toEqual([5, ""])
    expect(refused.stderr).toContain(words)
  })
})
