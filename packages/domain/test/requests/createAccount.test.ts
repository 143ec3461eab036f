import { AccountId } from "../../src/account/AccountId.ts"
import { UserId } from "../../src/account/UserId.ts"
import { Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import { Profiles } from "../../src/account/settings/Profiles.ts"
import type { UserInfo } from "../../src/account/settings/UserInfo.ts"
import { AccountNameMissing, createAccount } from "../../src/requests/createAccount.ts"
import { accountCreated, createAccountFailedNotice } from "../../src/requests/Notices.ts"
import { AccountNotCreated, Requests } from "../../src/requests/Requests.ts"
import { ServerFailed } from "../../src/shared/Failures.ts"

const jane: UserInfo = {
  userGuid: "guid-1",
  userId: UserId.make("u-1"),
  firstName: "Jane",
  lastName: "Roe",
  name: "Jane Roe",
  email: "jane@example.com",
  company: "Roe & Co",
  homePhone: "312 555 0100",
  customerSince: 2020,
  isNewUI: null,
  userPoint: 0,
  recentOrders: [],
  savedOrders: [],
  dataSources: null,
  services: {
    enhanceList: false,
    cleanList: false,
    emailAppend: false,
    emailVerification: false,
    phoneAppend: false,
    phoneReverse: false,
    emailReverse: false,
    phoneVerification: false,
    portraitReports: false,
  },
  showVideos: false,
  showDigitalHistory: false,
  showOrderHistory: false,
  accountId: AccountId.make(7),
  accounts: [],
  hasAddress: true,
}

const create = async (name: string, answer: Effect.Effect<void, AccountNotCreated>) => {
  const calls: Array<string> = []
  const unused = () => Effect.die("not asked here")
  const requests = Layer.succeed(Requests, {
    campaigns: () => Effect.succeed([]),
    sendInquiry: unused,
    sendCampaign: unused,
    createAccount: (each) => {
      calls.push(`create ${each}`)
      return answer
    },
  })
  const profiles = Layer.mock(Profiles, {
    info: () => {
      calls.push("info")
      return Effect.succeed(jane)
    },
  })
  const result = await Effect.runPromise(
    Effect.result(Effect.provide(createAccount(name), Layer.merge(requests, profiles))),
  )
  return { calls, result }
}

describe("creating an account [p4-create-account] [p5-create-account]", () => {
  it("reads again what is known of the user", async () => {
    const { calls, result } = await create(" Roe & Co ", Effect.void)
    expect(calls).toEqual(["create Roe & Co", "info"])
    expect(result).toEqual(Result.succeed(jane))
  })

  it.each(["", "  "])("needs a name, which '%s' is not", async (name) => {
    const { calls, result } = await create(name, Effect.void)
    expect(calls).toEqual([])
    expect(result).toEqual(Result.fail(new AccountNameMissing()))
  })

  it("reads nothing again when no account was created", async () => {
    const { calls, result } = await create("Roe & Co", Effect.fail(new AccountNotCreated()))
    expect(calls).toEqual(["create Roe & Co"])
    expect(result).toEqual(Result.fail(new AccountNotCreated()))
  })
})

describe("what is said of a new account [p8-create-account]", () => {
  it("is a success", () => {
    expect(accountCreated).toMatchObject({ kind: "success", title: "", text: "Create successfully" })
  })

  it.each([
    [new AccountNameMissing(), "warning", "Please Enter Account Name!"],
    [new AccountNotCreated(), "error", "Failed to Create Account , please try again"],
    [new ServerFailed({ status: 500 }), "error", "Failed to Create Account , please try again"],
  ])("for %s is a %s", (failure, kind, text) => {
    expect(createAccountFailedNotice(failure)).toMatchObject({ kind, title: "", text })
  })
})
