import { wholeText } from "@listwright/domain/shared"
import { Clock, Context, Effect, Layer, Schema } from "effect"
import { RollingLimits } from "./RollingLimits.ts"

const perHour = (most: number) =>
  Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(most)),
  )

/** What one user, or one client that is not signed in, may do per hour; what all guests may, where it says so. */
export const QuotaNumbers = Schema.Struct({
  /** Card numbers that become tokens. */
  cardTokens: perHour(300),
  /** Mails sent on request; those of orders do not count. */
  mails: perHour(100),
  /** New drafts. */
  drafts: perHour(1_000),
  /** Files that are sent. */
  uploads: perHour(100),
  /** Messages and requests to the people behind the site. */
  messages: perHour(20),
  /** Messages of all guests together: nobody fills the disk, however many addresses they have. */
  guestMessages: perHour(500),
  /** Errors of the screens that are reported. */
  errorReports: perHour(60),
  /** Times that addresses are suggested: several while one is typed. */
  suggestions: perHour(5_000),
})
export type QuotaNumbers = typeof QuotaNumbers.Type
export type QuotaKind = keyof QuotaNumbers

const HOUR_MS = 3_600_000

const allowed = (kind: QuotaKind, most: number): string => {
  const figure = wholeText(most)
  switch (kind) {
    case "cardTokens":
      return `enter ${figure} cards`
    case "mails":
      return `request ${figure} mails`
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

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? "a minute" : `${minutes} minutes`
}

/** The hourly limit is reached. */
export class QuotaReached extends Schema.TaggedError<QuotaReached>()("QuotaReached", {
  kind: Schema.Literals([
    "cardTokens",
    "mails",
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
    return `You can ${allowed(this.kind, this.most)} an hour. Try again in ${inWords(this.retryAfterSeconds)}.`
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
