import type { Schema } from "effect"
import { callAccess } from "../contract/callAccess.ts"
import { areaCalls } from "./geography/areaCalls.ts"
import { audienceCalls } from "./audience/audienceCalls.ts"
import { quickPickCalls } from "./audience/quickPickCalls.ts"
import { countCalls } from "./counting/countCalls.ts"
import { figuresCalls } from "./counting/figuresCalls.ts"
import { draftCalls } from "./drafts/draftCalls.ts"
import { insightCalls } from "./counting/insightCalls.ts"
import { historyCalls } from "./history/historyCalls.ts"
import { type Fixture, isBinary } from "./Fixture.ts"
import type { MockAnswer, MockCall } from "./MockRequest.ts"
import { makeMockState, type MockState } from "./MockState.ts"
import { cardCalls } from "./payment/cardCalls.ts"
import { savedCardCalls } from "./payment/savedCardCalls.ts"
import { columnCalls } from "./pricing/columnCalls.ts"
import { promotionCalls } from "./promotion/promotionCalls.ts"
import { quoteCalls } from "./pricing/quoteCalls.ts"
import { rewardCalls } from "./rewards/rewardCalls.ts"
import { reportCalls } from "./reports/reportCalls.ts"
import { orderCalls } from "./order/orderCalls.ts"
import { Recordings } from "./Recordings.ts"
import { requestCalls } from "./requests/requestCalls.ts"
import { sentQuoteCalls } from "./quotes/sentQuoteCalls.ts"
import { savedListCalls } from "./saved-lists/savedListCalls.ts"
import { profileCalls } from "./account/profileCalls.ts"
import { isSignedIn, sessionCalls } from "./account/sessionCalls.ts"

export interface MockOptions {
  readonly fixtures: ReadonlyMap<string, Fixture>
  readonly signIn?: MockState["signIn"]
  /** The list type that the recorded records are of; the recorded one unless given. */
  readonly counted?: number
}

/** Answers the calls of the contract as recorded, remembering sessions, drafts, count runs and orders. */
export interface Mock {
  readonly fixtures: ReadonlyMap<string, Fixture>
  /** Answers a request; undefined when it is no call of the contract. */
  readonly answer: (request: Request) => Promise<Response | undefined>
}

/**
 * The calls that a user has to be signed in for. An operator shows a secret instead, which a mock does not have: it answers
 * what a stranger was answered.
 */
const OF_USERS: ReadonlySet<string> = new Set(
  callAccess().flatMap(({ access: { by }, call }) =>
    by === "user" || by === "temporary session" ? [call] : [],
  ),
)

const paramsOf = (pattern: string, path: string): Record<string, string> | null => {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "")
  const matched = new RegExp(`^${pattern.replace(/[.]/g, "\\.").replace(/:\w+/g, "([^/]+)")}$`, "i").exec(
    path,
  )
  if (matched === null) return null
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(matched[index + 1] ?? "")]))
}

const bodyOf = async (request: Request): Promise<Schema.Json> => {
  const text = await request.text()
  if (request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") === true)
    return Object.fromEntries(new URLSearchParams(text))
  try {
    return text === "" ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

const responseOf = ({ status, headers: plain = {}, cookies = [], body }: MockAnswer): Response => {
  const type = plain["content-type"]
  const headers = new Headers(plain)
  for (const cookie of cookies) headers.append("set-cookie", cookie)
  return typeof body === "string" && type !== undefined
    ? new Response(isBinary(type) ? bytesOf(body) : body, { status, headers })
    : Response.json(body, { status, headers })
}

export const makeMock = ({ counted, fixtures, signIn = "memory" }: MockOptions): Mock => {
  const recordings = new Recordings(fixtures)
  const recorded = makeMockState(recordings, signIn)
  const state = counted === undefined ? recorded : { ...recorded, counted }
  const calls = new Map<string, MockCall>(
    [
      sessionCalls,
      profileCalls,
      areaCalls,
      audienceCalls,
      quickPickCalls,
      draftCalls,
      countCalls,
      insightCalls,
      figuresCalls,
      quoteCalls,
      columnCalls,
      promotionCalls,
      cardCalls,
      savedCardCalls,
      orderCalls,
      historyCalls,
      rewardCalls,
      reportCalls,
      savedListCalls,
      sentQuoteCalls,
      requestCalls,
    ].flatMap((of) => Object.entries(of(state))),
  )

  const answerOf = async (
    fixture: Fixture,
    params: Record<string, string>,
    request: Request,
  ): Promise<MockAnswer> => {
    if (OF_USERS.has(fixture.call) && !isSignedIn(state, request.headers)) {
      return recordings.titled("InitUser", "nobody is signed in")
    }
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const call = { params, query, headers: request.headers, body: await bodyOf(request) }
    const answered = calls.get(fixture.call)?.(call) ?? recordings.same(fixture.call, call)
    return (
      answered ??
      recordings.exchanges(fixture.call).find(({ signedIn }) => signedIn)?.response ??
      recordings.first(fixture.call).response
    )
  }

  return {
    fixtures,
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      for (const fixture of fixtures.values()) {
        const params = fixture.method === request.method ? paramsOf(fixture.path, pathname) : null
        if (params !== null) return responseOf(await answerOf(fixture, params, request))
      }
      return undefined
    },
  }
}
