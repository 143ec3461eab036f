import { Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import { AccountNameMissing, createAccount } from "../../src/requests/createAccount.ts"
import { accountCreatedNotice, createAccountFailedNotice } from "../../src/requests/Notices.ts"
import { AccountNotCreated, Requests } from "../../src/requests/Requests.ts"
import { ServerFailed } from "../../src/shared/Failures.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

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
  const readAgain = Effect.sync(() => {
    calls.push("read again")
    return "what is known now"
  })
  const result = await Effect.runPromise(
    Effect.result(Effect.provide(createAccount(name, readAgain), requests)),
  )
  return { calls, result }
}

describe("creating an account [p4-create-account] [p5-create-account]", () => {
  it("reads again what is known of the user", async () => {
    const { calls, result } = await create(" Roe & Co ", Effect.void)
    expect(calls).toEqual(["create Roe & Co", "read again"])
    expect(result).toEqual(Result.succeed("what is known now"))
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
    expect(accountCreatedNotice).toMatchObject({ kind: "success", title: "", text: TEXTS.accountCreated })
  })

  it.each([
    [new AccountNameMissing(), "warning", TEXTS.accountNameMissing],
    [new AccountNotCreated(), "error", TEXTS.accountNotCreated],
    [new ServerFailed({ status: 500 }), "error", TEXTS.accountNotCreated],
  ])("for %s is a %s", (failure, kind, text) => {
    expect(createAccountFailedNotice(failure)).toMatchObject({ kind, title: "", text })
  })
})
