import { httpLayer, originalLayer } from "@listwright/adapters"
import { Accounts, signInForToken } from "@listwright/domain/account"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { PASSWORD } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { NAMES } from "./implementations.ts"

const { url } = servedSite()
const LAYERS = { v1: httpLayer, original: originalLayer } as const
const demo = { email: "demo@listwright.example", password: PASSWORD }

const user = Effect.flatMap(Accounts, (accounts) => accounts.user())

describe.each(NAMES)("signing in over %s", (name) => {
  const asGuest = () => LAYERS[name]({ baseUrl: url() })
  const withToken = (token: string) => LAYERS[name]({ baseUrl: url(), token })
  const signingIn = (form: typeof demo) =>
    Effect.runPromise(Effect.provide(signInForToken(form, "laws"), asGuest()))

  it("makes the user known from then on, until signing out", async () => {
    const { token } = await signingIn(demo)
    const known = await Effect.runPromise(Effect.provide(user, withToken(token)))
    expect(known).toMatchObject({ email: demo.email, role: "User" })
    const accounts = Effect.flatMap(Accounts, ({ revokeToken }) => revokeToken())
    await Effect.runPromise(Effect.provide(accounts, withToken(token)))
    const unknown = Effect.provide(Effect.flip(user), withToken(token))
    expect(await Effect.runPromise(unknown)).toMatchObject({ _tag: "SignedOut" })
  })

  it("with another password is refused", async () => {
    const refused = Effect.flip(signInForToken({ ...demo, password: "Other-Portal-2026" }, "laws"))
    expect(await Effect.runPromise(Effect.provide(refused, asGuest()))).toMatchObject({
      _tag: "SignInRefused",
    })
  })

  it("is needed before anything else", async () => {
    expect(await Effect.runPromise(Effect.provide(Effect.flip(user), asGuest()))).toMatchObject({
      _tag: "SignedOut",
    })
  })
})
