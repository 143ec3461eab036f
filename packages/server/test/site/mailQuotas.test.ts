import { assert, describe, it } from "@effect/vitest"
import { AccountId, UserId } from "@listwright/domain/account"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { MailQuotas } from "../../src/site/MailQuotas.ts"

const layer = MailQuotas.layerWith({
  mails: 4,
  mailsADay: 6,
  accountMails: 7,
  accountMailsADay: 9,
  addressMailsADay: 2,
  addressMailsADayOfSite: 3,
  openConfirmations: 5,
})

const sender = (name: string, accountId = 1) => ({
  id: UserId.make(name),
  email: `${name}@own.example`,
  accountId: AccountId.make(accountId),
})
const [ann, ben, cam, dee] = [sender("ann"), sender("ben"), sender("cam", 2), sender("dee", 3)]

const take = (who: typeof ann, ...recipients: ReadonlyArray<string>) =>
  Effect.flatMap(MailQuotas, (quotas) => quotas.take(who, recipients)).pipe(
    Effect.match({ onSuccess: () => "taken", onFailure: ({ message }) => message }),
  )
/** Takes the quota for `count` mails to the sender's own address. */
const own = (who: typeof ann, count: number) => take(who, ...Array.from({ length: count }, () => who.email))

describe("quotas of mail", () => {
  it.effect("count recipients, by user and account, in an hour and in a day, and take all or none", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* own(ann, 3), "taken")
      assert.strictEqual(yield* own(ann, 2), "You can request 4 emails an hour. Try again in 60 minutes.")
      assert.strictEqual(
        yield* own(ann, 5),
        "You can request 4 emails an hour, but this is for 5. Send it to fewer addresses.",
      )
      // What was refused took nothing.
      assert.strictEqual(yield* own(ann, 1), "taken")
      assert.strictEqual(yield* own(ben, 3), "taken")
      assert.strictEqual(
        yield* own(ben, 1),
        "Your account can request 7 emails an hour. Try again in 60 minutes.",
      )
      assert.strictEqual(yield* own(cam, 1), "taken")
      yield* TestClock.adjust("61 minutes")
      assert.strictEqual(yield* own(ann, 3), "You can request 6 emails a day. Try again in 23 hours.")
      assert.strictEqual(yield* own(ann, 2), "taken")
      assert.strictEqual(
        yield* own(ben, 1),
        "Your account can request 9 emails a day. Try again in 23 hours.",
      )
      yield* TestClock.adjust("23 hours")
      assert.strictEqual(yield* own(ben, 1), "taken")
    }).pipe(Effect.provide(layer)),
  )

  it.effect(
    "keep an address from getting too many, from one account and from all, however it is written",
    () =>
      Effect.gen(function* () {
        const said = "We can't send any more emails to Eve+9@eve.example right now. Try again in 24 hours."
        assert.strictEqual(yield* take(ann, "eve@eve.example"), "taken")
        assert.strictEqual(yield* take(ben, "eve+lists@eve.example"), "taken")
        assert.strictEqual(yield* take(ann, ann.email, "Eve+9@eve.example"), said)
        assert.strictEqual(yield* take(cam, "eve@eve.example"), "taken")
        assert.strictEqual(yield* take(dee, "Eve+9@eve.example"), said)
        yield* TestClock.adjust("1 day")
        assert.strictEqual(yield* take(dee, "eve@eve.example"), "taken")
      }).pipe(Effect.provide(layer)),
  )
})
