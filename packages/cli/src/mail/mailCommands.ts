import { layerOperatorEmailsHttp, OperatorEmails } from "@listwright/adapters"
import type { CallFailed } from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import type { DropFlags } from "./commands/drop.ts"
import type { RetryFlags } from "./commands/retry.ts"

type Mails = OperatorEmails["Service"]

/** Calls the server as its operator. */
const asked = Effect.fnUntraced(function* <A>(
  flags: OperatorFlags,
  terminal: Terminal,
  ask: (mails: Mails) => Effect.Effect<A, CallFailed>,
) {
  const site = yield* resolveOperatorSite(flags, terminal)
  return yield* Effect.flatMap(OperatorEmails, ask).pipe(
    Effect.provide(layerOperatorEmailsHttp(site)),
    Effect.mapError(toCommandFailed(site.baseUrl)),
  )
})

/** Sends a test email and prints its route; on failure, fails with advice on how to fix it. */
export const sendTestEmailCommand = Effect.fn("sendTestEmailCommand")(function* (
  email: string,
  flags: OperatorFlags,
  terminal: Terminal,
) {
  const tested = yield* asked(flags, terminal, ({ test }) => test(email))
  const { advice, isSent, place, reason } = tested
  if (!isSent)
    return yield* new CommandFailed({
      kind: "failure",
      message: `The email wasn't sent by ${place}: ${reason}\n${advice}`,
    })
  yield* print(terminal, flags.json === true ? jsonText(tested) : tsvRow("sent", email, place))
})

const noneNamed = new CommandFailed({
  kind: "usage",
  message:
    "Specify the emails, or use --all for those that the server gave up on. To see them, run: listwright jobs",
})
const notFound = new CommandFailed({
  kind: "notFound",
  message: "No email with that name is waiting or was given up on. To see all emails, run: listwright jobs",
})

/** Runs an operation on the selected emails and prints their number. */
const withMails =
  (word: string, ask: (mails: Mails) => Mails["retry"]) =>
  (names: ReadonlyArray<string>, flags: RetryFlags | DropFlags, terminal: Terminal) =>
    Effect.gen(function* () {
      const isAll = flags.all === true
      if (isAll === names.length > 0) return yield* noneNamed
      const count = yield* asked(flags, terminal, (mails) => ask(mails)(isAll ? "all" : names))
      if (count === 0 && !isAll) return yield* notFound
      yield* print(terminal, flags.json === true ? jsonText({ mails: count }) : tsvRow(word, count))
    })

/** Requests another attempt to send emails. */
export const retryEmailsCommand = withMails("retried", ({ retry }) => retry)

/** Discards emails so that they're never sent. */
export const dropEmailsCommand = withMails("dropped", ({ drop }) => drop)
