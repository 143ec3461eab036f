import { formatWholeNumber } from "@listwright/domain/shared"
import { Clock, Context, Effect, Layer, Schema, type Scope } from "effect"
import { RollingLimits } from "./RollingLimits.ts"
import { waitInWords } from "./waitInWords.ts"

const atMost = (most: number) =>
  Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(most)),
  )

/** Hourly limits for one user or one client that isn't signed in; where noted, for all guests together. */
const hourly = {
  /** Tokenized card numbers. */
  cardTokens: atMost(300),
  /** New drafts. */
  drafts: atMost(1_000),
  /** Uploaded files. */
  uploads: atMost(100),
  /** Messages and requests to the site's staff. */
  messages: atMost(20),
  /** Messages from all guests together, so that they can't fill the disk from many addresses. */
  guestMessages: atMost(500),
  /** Accounts created by a reseller. */
  accounts: atMost(30),
  /** Saved lists. */
  savedLists: atMost(500),
  /** Reports and quotes as files, each of which must be rendered. */
  reportFiles: atMost(200),
  /** Draft changes, each of which creates a revision. */
  draftChanges: atMost(10_000),
  /** Attempts to open a shared list with an invalid link. */
  wrongShares: atMost(30),
  /** Reported errors from the screens. */
  errorReports: atMost(60),
  /** Requests for address suggestions; typing a single address requires several. */
  suggestions: atMost(5_000),
}
export type QuotaKind = keyof typeof hourly

/** The limits on emails sent on request, counted by recipient; emails about orders don't count. */
export const MailQuotaLimits = Schema.Struct({
  /** The limits for one user, per hour and per day. */
  mails: atMost(100),
  mailsADay: atMost(500),
  /** The limits for all users of an account together, per hour and per day. */
  accountMails: atMost(300),
  accountMailsADay: atMost(1_500),
  /**
   * The daily limits for an address other than the sender's own, for emails from one account and from the whole site.
   */
  addressMailsADay: atMost(20),
  addressMailsADayOfSite: atMost(50),
  /** The maximum number of an account's addresses with unanswered confirmation requests. */
  openConfirmations: atMost(5),
})
export type MailQuotaLimits = typeof MailQuotaLimits.Type

export const QuotaLimits = Schema.Struct({ ...hourly, ...MailQuotaLimits.fields })
export type QuotaLimits = typeof QuotaLimits.Type

const HOUR_MS = 3_600_000

const allowed = (kind: QuotaKind, most: number): string => {
  const figure = formatWholeNumber(most)
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
      return `create ${figure} accounts`
    case "savedLists":
      return `save ${figure} lists`
    case "reportFiles":
      return `create ${figure} report files`
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

/** Raised when the hourly limit is reached. */
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

/** Prevents a single user from using up shared resources. */
export class Quotas extends Context.Service<
  Quotas,
  {
    readonly take: (kind: QuotaKind, who: string) => Effect.Effect<void, QuotaReached>
    /** Fails if the quota is used up, without consuming it; for actions that count only if they fail. */
    readonly ensureLeft: (kind: QuotaKind, who: string) => Effect.Effect<void, QuotaReached>
  }
>()("@listwright/server/site/Quotas") {
  /** Builds the service. `keep` preserves the counts across a restart. */
  static readonly layerWith = <R = never>(
    numbers: QuotaLimits,
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
