import { Context, Duration, Effect, Ref } from "effect"
import { type Cookies, HttpClient, HttpClientRequest } from "effect/http"

/** Cookie values by name. */
type Kept = ReadonlyMap<string, string>

/** Parses cookies in the format that a request sends: 'name=value; other=value'. */
const cookiesIn = (text: string): Kept =>
  new Map(
    text.split(";").flatMap((part): ReadonlyArray<readonly [string, string]> => {
      const at = part.indexOf("=")
      return at <= 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]]
    }),
  )

const isOver = ({ options, valueEncoded }: Cookies.Cookie): boolean =>
  valueEncoded === "" ||
  (options?.maxAge !== undefined && Duration.toMillis(options.maxAge) <= 0) ||
  options?.expires?.getTime() === 0

/** Returns the cookies after a reply, excluding expired ones. */
const afterReply = (kept: Kept, { cookies }: Cookies.Cookies): Kept => {
  const next = new Map(kept)
  for (const cookie of Object.values(cookies)) {
    if (isOver(cookie)) next.delete(cookie.name)
    else next.set(cookie.name, cookie.valueEncoded)
  }
  return next
}

/**
 * The cookies that keep a client of the original contract signed in outside a browser. A client has only one server, so
 * no other server receives them.
 */
export class SessionCookies extends Context.Service<
  SessionCookies,
  {
    /** The cookies in the format that a request sends; '' if there are none. */
    readonly text: Effect.Effect<string>
    /** Returns a client that sends the cookies with each request and keeps those in the reply. */
    readonly keeping: (client: HttpClient.HttpClient) => HttpClient.HttpClient
  }
>()("@listwright/adapters/SessionCookies") {
  /** Creates the service with the cookies kept by an earlier client. */
  static readonly starting = (text: string): Effect.Effect<SessionCookies["Service"]> =>
    Effect.map(Ref.make(cookiesIn(text)), (kept) => {
      const sent = Effect.map(Ref.get(kept), (all) =>
        [...all].map(([name, value]) => `${name}=${value}`).join("; "),
      )
      return SessionCookies.of({
        text: sent,
        keeping: (client) =>
          client.pipe(
            HttpClient.mapRequestEffect((request) =>
              Effect.map(sent, (cookies) =>
                cookies === "" ? request : HttpClientRequest.setHeader(request, "cookie", cookies),
              ),
            ),
            HttpClient.tap(({ cookies }) => Ref.update(kept, (before) => afterReply(before, cookies))),
          ),
      })
    })
}
