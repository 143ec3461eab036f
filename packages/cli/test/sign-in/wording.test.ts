import { bypass, http, HttpResponse } from "msw"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { watchNetwork } from "../site/network.ts"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"

const network = watchNetwork()
let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
})
afterAll(() => site.stop())

/** From now on, until the test ends, the site has chosen this wording. */
const choose = (wording: string): void =>
  network.use(
    http.post("*/Common/InitSite.ashx", async ({ request }) => {
      const { d } = await (await fetch(bypass(request))).json()
      const Readings = { ...d.DataSource.Readings, wording }
      return HttpResponse.json({ d: { ...d, DataSource: { ...d.DataSource, Readings } } })
    }),
  )

const saidTo = async (argv: ReadonlyArray<string>, stdin = ""): Promise<string> => {
  const { stderr } = await site.listwright(argv, { stdin })
  return stderr.trimEnd()
}

describe("the terminal [p5-wording]", () => {
  it.each([
    [
      "corrected",
      "Enter at least 3 characters.",
      "AGE=44-25: The first value can't be greater than the second.",
      "Enter your old password.",
    ],
    [
      "original",
      "At least 3 words",
      "AGE=44-25: First input is smaller than second",
      "Please enter passwords",
    ],
  ])("words its messages as the site has chosen: %s", async (wording, short, reversed, oldPassword) => {
    choose(wording)
    expect(await saidTo(["attributes", "search", "go"])).toBe(short)
    expect(await saidTo(["count", "--zip", "60614", "--demo", "AGE=44-25"])).toBe(reversed)
    const passwords = "\nHarbor-Street-13\n"
    expect(await saidTo(["account", "password", "--password-stdin"], passwords)).toBe(oldPassword)
  })

  it("corrects them where the site doesn't say", async () => {
    network.use(http.post("*/Common/InitSite.ashx", () => HttpResponse.error()))
    expect(await saidTo(["attributes", "search", "go"])).toBe("Enter at least 3 characters.")
  })

  it("asks the site only for a text that has two wordings", async () => {
    let asked = 0
    network.use(
      http.post("*/Common/InitSite.ashx", async ({ request }) => {
        asked += 1
        return fetch(bypass(request))
      }),
    )
    expect(await saidTo(["count", "--zip", "60614", "--demo", "SHOES=9"])).toContain(
      "There is no attribute 'SHOES'",
    )
    expect(asked).toBe(0)
    await saidTo(["attributes", "search", "go"])
    expect(asked).toBe(1)
  })
})
