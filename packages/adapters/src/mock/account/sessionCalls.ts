import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"
import { fieldOf } from "../fieldOf.ts"
import { SESSION_COOKIE, SIGNED_IN_COOKIE } from "../../contract/Actor.ts"

const SESSION = "mock-session"

const cookieOf = (headers: Headers): string | undefined =>
  (headers.get("cookie") ?? "")
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
    ?.slice(SESSION_COOKIE.length + 1)

export const isSignedIn = (state: MockState, headers: Headers): boolean => {
  const token = /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1]
  if (token !== undefined) return state.tokens.has(token)
  return state.signIn === "memory" ? state.sessions.size > 0 : state.sessions.has(cookieOf(headers) ?? "")
}

const cookies = (session: string, signedIn: string, rest: string): ReadonlyArray<string> => [
  `${SESSION_COOKIE}=${session}; HttpOnly; Path=/; SameSite=Lax${rest}`,
  `${SIGNED_IN_COOKIE}=${signedIn}; Path=/; SameSite=Lax${rest}`,
]

/** Signing in and out. Only the recorded password signs in. */
export const sessionCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  LoginUser: (request) => {
    const same = state.recordings.same("LoginUser", request)
    const welcome = state.recordings.titled("LoginUser", "signed in")
    if (same !== welcome) return same ?? state.recordings.titled("LoginUser", "wrong password")
    const id = `${SESSION}-${state.sessions.size + 1}`
    state.sessions.add(id)
    return { ...welcome, cookies: cookies(id, "1", "") }
  },
  Logout: ({ headers }) => {
    if (state.signIn === "memory") state.sessions.clear()
    else state.sessions.delete(cookieOf(headers) ?? "")
    return { ...state.recordings.titled("Logout", "signed out"), cookies: cookies("", "", "; Max-Age=0") }
  },
  issueToken: ({ body }) => {
    const { request, response } = state.recordings.first("issueToken")
    const isRight = ["email", "password"].every(
      (field) => fieldOf(body, field) === fieldOf(request.body, field),
    )
    if (!isRight) return state.recordings.titled("issueToken", "wrong password")
    const token = fieldOf(response.body, "token")
    if (typeof token === "string") state.tokens.add(token)
    return response
  },
  revokeToken: ({ headers }) => {
    const token = /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1]
    return { status: 200, body: { revoked: token !== undefined && state.tokens.delete(token) } }
  },
})
