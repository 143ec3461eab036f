import { type CallRequest, type RelatedRecords, callAccess } from "@listwright/adapters"
import { describe, expect, it } from "vitest"
import { type Caller, caller } from "../http/caller.ts"

/** The demo user of each role, by name. */
const PEOPLE = {
  user: "demo",
  "no pay": "nopay",
  "Digital User": "digital",
  "Power User": "power",
  Reseller: "reseller",
} as const
type Person = keyof typeof PEOPLE
const EVERYBODY: ReadonlyArray<Person> = ["user", "no pay", "Digital User", "Power User", "Reseller"]

/** The answers to each role, for the calls whose answers differ; every other call answers all roles alike. */
const DIFFERENT: Readonly<Record<string, Readonly<Record<Person, string>>>> = {
  GetPriceByDataSource: {
    user: "prices",
    "no pay": "prices",
    "Digital User": "refused",
    "Power User": "prices",
    Reseller: "prices",
  },
  GetPricingDisplayData: {
    user: "codes",
    "no pay": "codes",
    "Digital User": "nothing",
    "Power User": "codes",
    Reseller: "codes",
  },
  GetMAPrice: {
    user: "prices",
    "no pay": "prices",
    "Digital User": "nothing",
    "Power User": "prices",
    Reseller: "prices",
  },
  CreateAccount: {
    user: "Only resellers create accounts.",
    "no pay": "Only resellers create accounts.",
    "Digital User": "Only resellers create accounts.",
    "Power User": "Only resellers create accounts.",
    Reseller: "created",
  },
  videos: {
    user: "videos",
    "no pay": "videos",
    "Digital User": "nothing",
    "Power User": "videos",
    Reseller: "videos",
  },
}

/** Asks each call of the table, and puts its answer into words. */
const SAID: Readonly<Record<string, (client: Caller) => Promise<string>>> = {
  GetPriceByDataSource: async (client) => {
    const { body } = await client.post("/faq/Faqs-Pricing.aspx/GetPriceByDataSource", { listType: 10 })
    return body.d.ResultFlag === true ? "prices" : "refused"
  },
  GetPricingDisplayData: async (client) => {
    const { body } = await client.post("/faq/Faqs-Pricing.aspx/GetPricingDisplayData")
    return body.d.DataSource.DisplayData.length > 0 ? "codes" : "nothing"
  },
  GetMAPrice: async (client) => {
    const { body } = await client.post("/faq/Faqs-Pricing.aspx/GetMAPrice", { listType: [-1] })
    return body.d.DataSource.length > 0 ? "prices" : "nothing"
  },
  CreateAccount: async (client) => {
    const { body } = await client.post("/LandingPage.aspx/CreateAccount", { AccountName: "Oak Florist" })
    return body.d.DataSource === true ? "created" : body.d.ResultMessage
  },
  videos: async (client) => {
    const { body } = await client.call("GET", "/api/v1/videos")
    return body.categories.length > 0 ? "videos" : "nothing"
  },
}

/** They end what asks, or show what a user has. */
const LEFT_OUT: ReadonlyArray<string> = ["revokeToken", "endSignIns", "UserImg"]

const NOTHING: RelatedRecords = {
  ownDraftId: "none",
  draftId: null,
  accountId: 0,
  savedCounts: ["none", "none"],
}

const NO_ACCOUNT = "2147483647"

/** A request of each call that users make, about records that there are not. */
const requests = callAccess()
  .filter(({ access, call }) => access.by === "user" && !LEFT_OUT.includes(call) && !(call in DIFFERENT))
  .map(({ asks, call }) => {
    const [named] = Object.entries(asks)
    return { call, ask: named?.[1](named[0] === "account" ? NO_ACCOUNT : "1", NOTHING) }
  })

/**
 * Returns the outcome of a request, which doesn't depend on the role: the status, and the success flag of the
 * original contract.
 */
const ended = async (client: Caller, { body, headers, method, path }: CallRequest): Promise<string> => {
  const answer = await client.call(method, path, body, headers)
  return `${answer.status} ${String(answer.body?.d?.ResultFlag)}`
}

/**
 * Tests the answer of every call to each role, on a site that tests may share; `passwordOf` returns the password of a
 * user.
 */
export const answeringRoles = (url: () => string, passwordOf: (name: string) => string): void => {
  let known: Promise<ReadonlyMap<Person, Caller>> | undefined
  const signIn = async (person: Person): Promise<readonly [Person, Caller]> => {
    const client = caller(url)
    const email = `${PEOPLE[person]}@listwright.example`
    const { body } = await client.post("/Login.aspx/LoginUser", {
      email,
      password: passwordOf(PEOPLE[person]),
    })
    if (body.d.ResultFlag !== true) throw new Error(`${email}: ${body.d.ResultMessage}`)
    return [person, client]
  }
  /** Signed in once. */
  const people = () =>
    (known ??= Promise.all(EVERYBODY.map(signIn)).then((all) => new Map<Person, Caller>(all)))

  describe("a call", () => {
    it.each(requests)("answers every role alike: $call", async ({ ask, call }) => {
      if (ask === undefined) throw new Error(`nobody asks ${call}`)
      const answers = new Set<string>()
      for (const client of (await people()).values()) answers.add(await ended(client, ask))
      expect([...answers]).toHaveLength(1)
      expect([...answers][0]).not.toMatch(/^(401|403|5)/)
    })

    it.each(Object.entries(DIFFERENT))("answers each role as the table says: %s", async (call, row) => {
      const told: Record<string, string> = {}
      for (const [person, client] of await people())
        told[person] = (await SAID[call]?.(client)) ?? "nobody asks"
      expect(told).toEqual(row)
    })
  })
}
