import type { AccountId } from "@listwright/domain/account"
import { join } from "node:path"
import { type Mock, makeMock } from "@listwright/adapters/mock"
import type { ListDefinition } from "@listwright/domain/definition"
import { type Choices, defaultChoices } from "@listwright/domain/drafts"
import { emptyDefinition } from "@listwright/domain/definition"
import { zipAreas } from "./lists.ts"
import { readFixtures } from "../../../../adapters/src/mock/readFixtures.ts"

const fixtures = readFixtures(join(import.meta.dirname, "../../../../../fixtures/http"))

/** Answers in the mock's stead; `pass` asks the mock after all. */
type Instead = (request: Request, pass: () => Promise<Response>) => Promise<Response> | Response

/** What a list holds before the screen opens; the rest is as in a new one. */
export interface StartingDraft {
  readonly definition?: Partial<ListDefinition>
  readonly choices?: Partial<Choices>
  /** The recorded user's own unless given. */
  readonly accountId?: AccountId
}

/** The mock contract in place of the network, for one screen. */
export interface MockNetwork {
  readonly fetch: (request: Request) => Promise<Response>
  /** Paths asked so far, such as 'POST /api/v1/counts', the oldest first. */
  readonly asked: ReadonlyArray<string>
  /** From now on, calls of a path are answered so; null leaves them to the mock again. */
  readonly answer: (path: string, instead: Instead | null) => void
  readonly signIn: () => Promise<void>
  /** Puts a list into the making; answers its id. */
  readonly startDraft: (draft: StartingDraft) => Promise<string>
  /** Saves a list of two ZIP Codes under each name, one after the other. */
  readonly saveLists: (names: ReadonlyArray<string>) => Promise<void>
}

const requestOf = (path: string, method: string, body: unknown): Request =>
  new Request(`${window.location.origin}${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

/** The e-mail address and the password that were recorded. */
const recordedSignIn = (mock: Mock) => {
  const fixture = mock.fixtures.get("LoginUser")
  const exchange = fixture?.exchanges.find(({ title }) => title === "signed in")
  if (fixture === undefined || exchange === undefined) throw new Error("Nobody was recorded signing in.")
  return requestOf(fixture.path, fixture.method, exchange.request.body)
}

/** The recordings, of a user who may order these sources. */
const ordering = (sources: ReadonlyArray<number>): typeof fixtures =>
  new Map(
    JSON.parse(JSON.stringify([...fixtures]), (name, value) =>
      name === "userDataSources" ? sources : value,
    ),
  )

/**
 * `sources`: those that the user may order, where they are not the recorded ones. `counted`: the source that there are
 * records of.
 */
export const mockNetwork = (sources?: ReadonlyArray<number>, counted?: number): MockNetwork => {
  const mock = makeMock({
    fixtures: sources === undefined ? fixtures : ordering(sources),
    signIn: "memory",
    ...(counted === undefined ? {} : { counted }),
  })
  const asked: Array<string> = []
  const instead = new Map<string, Instead>()
  const pass = async (request: Request): Promise<Response> =>
    (await mock.answer(request)) ?? new Response("Not found\n", { status: 404 })

  const ask = async <Answer>(request: Request): Promise<Answer> => {
    const response = await pass(request)
    if (!response.ok) throw new Error(`${request.url} answered ${response.status}.`)
    const answer: Answer = await response.json()
    return answer
  }

  return {
    asked,
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      asked.push(`${request.method} ${pathname}`)
      const own = instead.get(pathname)
      return Promise.resolve(own === undefined ? pass(request) : own(request, () => pass(request)))
    },
    answer: (path, own) => {
      if (own === null) instead.delete(path)
      else instead.set(path, own)
    },
    signIn: async () => {
      await ask(recordedSignIn(mock))
    },
    startDraft: async ({ accountId, definition, choices }) => {
      const listType = definition?.listType ?? 10
      const { id, revision } = await ask<{ id: string; revision: number }>(
        requestOf("/api/v1/drafts", "POST", { listType, accountId }),
      )
      await ask(
        requestOf(`/api/v1/drafts/${id}`, "PUT", {
          baseRevision: revision,
          definition: { ...emptyDefinition(listType), ...definition },
          choices: { ...defaultChoices, ...choices },
        }),
      )
      return id
    },
    saveLists: async (names) => {
      const definition = { ...emptyDefinition(10), areas: zipAreas("60614", "60615") }
      for (const name of names) await ask(requestOf("/api/v1/saved-lists", "POST", { name, definition }))
    },
  }
}
