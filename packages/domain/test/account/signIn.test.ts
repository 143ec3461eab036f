import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { Accounts } from "../../src/account/Accounts.ts"
import { signIn, signInForToken } from "../../src/account/sign-in/signIn.ts"

const asked: Array<ReadonlyArray<string>> = []
const accounts = Layer.mock(Accounts, {
  signIn: (email, password) => Effect.sync(() => (asked.push([email, password]), "/")),
  issueToken: (email, password, name) =>
    Effect.sync(() => (asked.push([email, password, name]), { id: "1", token: "lw_1", expiresAt: "" })),
})
const run = <A, E>(effect: Effect.Effect<A, E, Accounts>) =>
  Effect.runPromise(Effect.provide(effect, accounts))

describe("signing in", () => {
  it("sends the address without blanks and the password as it is", async () => {
    asked.length = 0
    expect(await run(signIn({ email: " ann@shop.example ", password: " secret " }))).toBe("/")
    expect(
      await run(signInForToken({ email: "ann@shop.example", password: "secret" }, "laptop")),
    ).toMatchObject({
      token: "lw_1",
    })
    expect(asked).toEqual([
      ["ann@shop.example", " secret "],
      ["ann@shop.example", "secret", "laptop"],
    ])
  })

  it("sends no request while the form is incomplete, and names every field", async () => {
    asked.length = 0
    const failure = await run(Effect.flip(signIn({ email: "ann@", password: "" })))
    expect(failure).toMatchObject({
      _tag: "SignInIncomplete",
      problems: { email: "E-mail must be valid", password: "It's required" },
    })
    expect(asked).toEqual([])
  })
})
