import { Accounts } from "@listwright/domain/account"
import {
  chosenReading,
  selectWording,
  type Wording,
  wordingReading,
  type MessageText,
} from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed, type FailureKind } from "../failures/CommandFailed.ts"

/** Requests the site's wording; falls back to the default if the site doesn't reply [p5-wording]. */
export const fetchSiteWording: Effect.Effect<Wording, never, Accounts> = Effect.flatMap(
  Accounts,
  (accounts) => accounts.openSite(),
).pipe(
  Effect.map(({ readings }) => chosenReading(wordingReading, readings)),
  Effect.orElseSucceed(() => wordingReading.default),
)

/** Returns a message in the site's wording, which is requested only if the message has two wordings. */
export const applySiteWording = (text: MessageText): Effect.Effect<string, never, Accounts> =>
  typeof text === "string"
    ? Effect.succeed(text)
    : Effect.map(fetchSiteWording, (wording) => selectWording(text, wording))

/** Fails a command with a message in the site's wording. */
export const failWithMessage = (
  kind: FailureKind,
  text: MessageText,
): Effect.Effect<never, CommandFailed, Accounts> =>
  Effect.flatMap(applySiteWording(text), (message) => Effect.fail(new CommandFailed({ kind, message })))
