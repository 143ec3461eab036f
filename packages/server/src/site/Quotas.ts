import { wholeText } from "@listwright/domain/shared"
import { Clock, Context, Effect, Layer, Schema, type Scope } from "effect"
import { RollingLimits } from "./RollingLimits.ts"
import { waitInWords } from "./waitInWords.ts"

const atMost = (most: number) =>
  Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(most)),
  )

/** Hourly limits for one user, or one client that isn't signed in; where noted, for all guests together. */
const hourly = {
  /** Card numbers that become tokens. */
  cardTokens: atMost(300),
  /** New drafts. */
  drafts: atMost(1_000),
  /** Files that are sent. */
  uploads: atMost(100),
  /** Messages and requests to the people behind the site. */
  messages: atMost(20),
  /** Messages of all guests together, so that they can't fill the disk from many addresses. */
  guestMessages: atMost(500),
  /** Accounts that a reseller makes. */
  accounts: atMost(30),
  /** Lists that are saved. */
  savedLists: atMost(500),
  /** Reports and quotes as files: each is drawn. */
  reportFiles: atMost(200),
  /** Changes of drafts, each of which is a revision. */
  draftChanges: atMost(10_000),
  /** Links to shared lists that open nothing. */
  wrongShares: atMost(30),
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
      return `send ${figure} messages (all guests combined)`
    case "accounts":
      return `make ${figure} accounts`
    case "savedLists":
      return `save ${figure} lists`
    case "reportFiles":
      return `make ${figure} report files`
    case "draftChanges":
      return `change orders ${figure} times`
    case "wrongShares":
      return `try ${figure} links that don't open a list`
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
    "accounts",
    "savedLists",
    "reportFiles",
    "draftChanges",
    "wrongShares",
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
  {
    readonly take: (kind: QuotaKind, who: string) => Effect.Effect<void, QuotaReached>
    /** Fails where nothing is left, and takes nothing: for what counts only once it has gone wrong. */
    readonly ensureLeft: (kind: QuotaKind, who: string) => Effect.Effect<void, QuotaReached>
  }
>()("@listwright/server/site/Quotas") {
  /** `keep`: keeps what was taken over a restart. */
  static readonly layerWith = <R = never>(
    numbers: QuotaNumbers,
    keep: (limits: RollingLimits) => Effect.Effect<void, never, R> = () => Effect.void,
  ): Layer.Layer<Quotas, never, Exclude<R, Scope.Scope>> =>
    Layer.effect(
      Quotas,
      Effect.gen(function* () {
        const taken = new RollingLimits(HOUR_MS)
        yield* keep(taken)
        const limit = (kind: QuotaKind, who: string) => ({ key: `${kind} ${who}`, most: numbers[kind] })
        const unless = Effect.fnUntraced(function* (kind: QuotaKind, wait: number) {
          if (wait <= 0) return
          const retryAfterSeconds = Math.ceil(wait / 1_000)
          return yield* new QuotaReached({ kind, most: numbers[kind], retryAfterSeconds })
        })
        return Quotas.of({
          take: Effect.fn("Quotas.take")(function* (kind, who) {
            yield* unless(kind, taken.take([limit(kind, who)], yield* Clock.currentTimeMillis))
          }),
          ensureLeft: Effect.fn("Quotas.ensureLeft")(function* (kind, who) {
            yield* unless(kind, taken.wait(limit(kind, who), yield* Clock.currentTimeMillis))
          }),
        })
      }),
    )
}
