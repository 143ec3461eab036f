import { httpLayer, originalLayer } from "@listwright/adapters"
import { Effect, type Layer } from "effect"
import { type AnyFailure, toCommandFailed, ruleFailureText } from "../failures/toCommandFailed.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { DEFAULT_SERVER_URL, parseServerUrl } from "./parseServerUrl.ts"
import { readSignIn } from "./storedSignIn.ts"
import { fetchSiteWording } from "./applySiteWording.ts"
import { wordingReading } from "@listwright/domain/shared"

/** The server to call, with the user's token. */
export interface Connection {
  readonly url: string
  /** The token or, with the original contract, the session cookies. */
  readonly token?: string
  /** 'original' if the server supports only the original contract's calls. */
  readonly contract?: "original" | undefined
}

/** The server, the credentials, and where the credentials came from. */
export interface SignedInConnection extends Connection {
  readonly token: string
  readonly source: "environment" | "login"
  /** The time when the token expires; null if unknown. */
  readonly expiresAt: string | null
}

const filled = (text: string | undefined): string | undefined => (text === "" ? undefined : text)

/** The ports available to a client's use case. */
export type Ports = Layer.Success<ReturnType<typeof httpLayer>>

/** Returns the wording for a failure; calls the site only if the message has two wordings. */
const wordingFor = (failure: AnyFailure) =>
  typeof ruleFailureText(failure) === "string" ? Effect.succeed(wordingReading.default) : fetchSiteWording

/** Runs a use case against a server. */
export const runOnServer =
  ({ contract, token, url }: Connection) =>
  <A, E extends AnyFailure>(useCase: Effect.Effect<A, E, Ports>): Effect.Effect<A, CommandFailed> =>
    useCase.pipe(
      Effect.catch((failure) =>
        Effect.flatMap(wordingFor(failure), (wording) => Effect.fail(toCommandFailed(url, wording)(failure))),
      ),
      Effect.provide(
        (contract === "original" ? originalLayer : httpLayer)({
          baseUrl: url,
          ...(token === undefined ? {} : { token }),
        }),
      ),
    )

const nobodySignedIn = (url: string) =>
  new CommandFailed({
    kind: "auth",
    message: `You aren't signed in to ${url}. Run: listwright login --url ${url}`,
  })

/**
 * Returns the server and the credentials: LISTWRIGHT_URL and LISTWRIGHT_TOKEN or, if missing, those stored by `login`.
 * A stored token is sent only to the server that issued it.
 */
export const connection = Effect.fn("connection")(function* (terminal: Terminal) {
  const namedUrl = filled(terminal.env["LISTWRIGHT_URL"])
  const namedToken = filled(terminal.env["LISTWRIGHT_TOKEN"])
  const named = namedUrl === undefined ? undefined : yield* parseServerUrl(namedUrl, "LISTWRIGHT_URL")
  const given = (url: string, token: string): SignedInConnection => ({
    url,
    token,
    contract: terminal.contract,
    source: "environment",
    expiresAt: null,
  })
  if (named !== undefined && namedToken !== undefined) return given(named, namedToken)
  const stored = yield* readSignIn(terminal)
  const url = named ?? stored?.url ?? DEFAULT_SERVER_URL
  if (namedToken !== undefined) return given(url, namedToken)
  if (stored === null || stored.url !== url) return yield* nobodySignedIn(url)
  const { expiresAt = null, token } = stored
  const contract = terminal.contract ?? stored.contract
  return { url, token, contract, source: "login", expiresAt } satisfies SignedInConnection
})
