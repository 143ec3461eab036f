import { wholeText } from "@listwright/domain/shared"
import { Clock, Context, Effect, Layer, Schema } from "effect"
import { RollingLimits } from "./RollingLimits.ts"
import { waitInWords } from "./waitInWords.ts"

const atMost = (most: number) =>
  Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(most)),
  )

/** What one user, or one client that is not signed in, may do per hour; what all guests may, where it says so. */
const hourly = {
  /** Card numbers that become tokens. */
  cardTokens: atMost(300),
  /** New drafts. */
  drafts: atMost(1_000),
  /** Files that are sent. */
  uploads: atMost(100),
  /** Messages and requests to the people behind the site. */
  messages: atMost(20),
  /** Messages of all guests together: nobody fills the disk, however many addresses they have. */
  guestMessages: atMost(500),
  /** Errors of the screens that are reported. */
  errorReports: atMost(60),
  /** Times that addresses are suggested: several while one is typed. */
  suggestions: atMost(5_000),
}
export type QuotaKind = keyof typeof hourly

/** Mails sent on request, counted by recipient; those of orders do not count. */
export const MailQuotaNumbers = Schema.Struct({
  /** For one user, in an hour and in a day. */
  mails: atMost(100),
  mailsADay: atMost(500),
  /** For all users of an account together. */
  accountMails: atMost(300),
  accountMailsADay: atMost(1_500),
  /** To one address in a day, other than the sender's own: from one account, and from the whole site. */
  addressMailsADay: atMost(20),
  addressMailsADayOfSite: atMost(50),
  /** Addresses that an account has asked to confirm and that have not answered yet, at the same time. */
  openConfirmations: atMost(5),
})
export type MailQuotaNumbers = typeof MailQuotaNumbers.Type

export const QuotaNumbers = Schema.Struct({ ...hourly, ...MailQuotaNumbers.fields })
export type QuotaNumbers = typeof QuotaNumbers.Type

const HOUR_MS = 3_600_000

const allowed = (kind: QuotaKind, most: number): string => {
  const figure = wholeText(most)
  switch (kind) {
    case "cardTokens":
      return `enter ${figure} cards`
    case "drafts":
      return `start ${figure} orders`
    case "uploads":
      return `upload ${figure} files`
    case "messages":
      return `send ${figure} messages`
    case "guestMessages":
      return `send ${figure} messages, all guests together,`
    case "errorReports":
      return `report ${figure} errors`
    case "suggestions":
      return `ask for suggestions ${figure} times`
  }
}

/** The hourly limit is reached. */
export class QuotaReached extends Schema.TaggedError<QuotaReached>()("QuotaReached", {
  kind: Schema.Literals([
    "cardTokens",
    "drafts",
    "uploads",
    "messages",
    "guestMessages",
    "errorReports",
    "suggestions",
  ]),
  most: Schema.Int,
  retryAfterSeconds: Schema.Int,
}) {
  override get message(): string {
    return `You can ${allowed(this.kind, this.most)} an hour. Try again in ${waitInWords(this.retryAfterSeconds)}.`
  }
}

/** Keeps one user from using up what all share. */
export class Quotas extends Context.Service<
  Quotas,
  { readonly take: (kind: QuotaKind, who: string) => Effect.Effect<void, QuotaReached> }
>()("@listwright/server/site/Quotas") {
  static readonly layerWith = (numbers: QuotaNumbers): Layer.Layer<Quotas> =>
    Layer.sync(Quotas, () => {
      const taken = new RollingLimits(HOUR_MS)
      return {
        take: Effect.fn("Quotas.take")(function* (kind: QuotaKind, who: string) {
          const most = numbers[kind]
          const wait = taken.take([{ key: `${kind} ${who}`, most }], yield* Clock.currentTimeMillis)
          if (wait > 0)
            return yield* new QuotaReached({ kind, most, retryAfterSeconds: Math.ceil(wait / 1_000) })
        }),
      }
    })
}
