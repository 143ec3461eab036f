import type { User } from "@listwright/domain/account"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Clock, Context, Effect, Layer, Schema, type Scope } from "effect"
import type { MailQuotaLimits } from "./Quotas.ts"
import { type Limit, RollingLimits } from "./RollingLimits.ts"
import { waitInWords } from "./waitInWords.ts"

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const Whose = Schema.Literals([
  "userHour",
  "userDay",
  "accountHour",
  "accountDay",
  "address",
  "confirmations",
])

const limitText = (whose: typeof Whose.Type, most: number): string => {
  const figure = most === 1 ? "1 email" : `${formatWholeNumber(most)} emails`
  switch (whose) {
    case "userHour":
      return `You can request ${figure} an hour`
    case "userDay":
      return `You can request ${figure} a day`
    case "accountHour":
      return `Your account can request ${figure} an hour`
    case "accountDay":
      return `Your account can request ${figure} a day`
    case "confirmations":
      return `Your account can have ${most === 1 ? "1 address" : `${formatWholeNumber(most)} addresses`} waiting to confirm`
    // Not how many: others may have written there.
    case "address":
      return ""
  }
}

/** Raised when too many emails were requested; none of them are sent. */
export class MailQuotaReached extends Schema.TaggedError<MailQuotaReached>()("MailQuotaReached", {
  whose: Whose,
  most: Schema.Int,
  /** The number of emails requested. */
  asked: Schema.Int,
  /** The address that can't receive any more emails. */
  address: Schema.String,
  retryAfterSeconds: Schema.Int,
}) {
  override get message(): string {
    const again = `Try again in ${waitInWords(this.retryAfterSeconds)}.`
    if (this.whose === "address")
      return `We can't send any more emails to ${this.address} right now. ${again}`
    const limit = limitText(this.whose, this.most)
    return this.asked > this.most
      ? `${limit}, but this is for ${formatWholeNumber(this.asked)}. Send it to fewer addresses.`
      : `${limit}. ${again}`
  }
}

/** Returns whether a request exceeds the limit by itself. */
const isTooMany = ({ most, places }: { readonly most: number; readonly places: number }): boolean =>
  places > most

/**
 * Returns the normalized address under which emails are counted: 'ann+lists@x.example' is the mailbox of
 * 'ann@x.example'.
 */
export const normalizeMailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@")

/** Limits how many emails users and accounts can send, and how many an address can receive. */
export class MailQuotas extends Context.Service<
  MailQuotas,
  {
    /** The maximum number of an account's addresses that may be pending confirmation at the same time. */
    readonly openConfirmations: number
    /** Consumes one email per recipient, or fails without consuming any. */
    readonly take: (
      sender: Pick<User, "accountId" | "email" | "id">,
      recipients: ReadonlyArray<string>,
    ) => Effect.Effect<void, MailQuotaReached>
  }
>()("@listwright/server/site/MailQuotas") {
  /** Builds the service. `keep` preserves the hourly and daily counts across a restart. */
  static readonly layerWith = <R = never>(
    numbers: MailQuotaLimits,
    keep: (limits: RollingLimits, window: "hour" | "day") => Effect.Effect<void, never, R> = () =>
      Effect.void,
  ): Layer.Layer<MailQuotas, never, Exclude<R, Scope.Scope>> =>
    Layer.effect(
      MailQuotas,
      Effect.gen(function* () {
        const hour = new RollingLimits(HOUR_MS)
        const day = new RollingLimits(DAY_MS)
        yield* keep(hour, "hour")
        yield* keep(day, "day")
        const { accountMails, accountMailsADay, addressMailsADay, addressMailsADayOfSite } = numbers
        return {
          openConfirmations: numbers.openConfirmations,
          take: Effect.fn("MailQuotas.take")(function* ({ accountId, email, id }, recipients) {
            const places = recipients.length
            const own = normalizeMailbox(email)
            const others = Map.groupBy(
              recipients.filter((recipient: string) => normalizeMailbox(recipient) !== own),
              normalizeMailbox,
            )
            const [user, account] = [`user ${id}`, `account ${accountId}`]
            const ofAddresses = [...others].flatMap(([mailbox, [address = "", ...more]]) =>
              [
                { key: `${account} to ${mailbox}`, most: addressMailsADay },
                { key: `to ${mailbox}`, most: addressMailsADayOfSite },
              ].map((limit) => ({
                ...limit,
                whose: "address" as const,
                by: day,
                places: 1 + more.length,
                address,
              })),
            )
            const ofSender = (whose: typeof Whose.Type, by: RollingLimits, key: string, most: number) => ({
              whose,
              by,
              key,
              most,
              places,
              address: "",
            })
            const limits = [
              ofSender("userHour", hour, user, numbers.mails),
              ofSender("userDay", day, user, numbers.mailsADay),
              ofSender("accountHour", hour, account, accountMails),
              ofSender("accountDay", day, account, accountMailsADay),
              ...ofAddresses,
            ]
            const now = yield* Clock.currentTimeMillis
            const reached = limits
              .map((limit) => ({ ...limit, wait: limit.by.wait(limit, now) }))
              .filter(({ wait }) => wait > 0)
              // One that no waiting helps first, then the one that takes the longest.
              .toSorted(
                (one, other) => Number(isTooMany(other)) - Number(isTooMany(one)) || other.wait - one.wait,
              )[0]
            if (reached !== undefined) {
              const { address, most, wait, whose } = reached
              const retryAfterSeconds = Math.ceil(wait / 1_000)
              return yield* new MailQuotaReached({ whose, most, asked: places, address, retryAfterSeconds })
            }
            const taken = (by: RollingLimits): ReadonlyArray<Limit> =>
              limits.filter((limit) => limit.by === by)
            hour.take(taken(hour), now)
            day.take(taken(day), now)
          }),
        }
      }),
    )
}
