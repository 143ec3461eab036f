import { SIGNED_IN_COOKIE } from "@listwright/adapters"
import type { AccountId } from "@listwright/domain/account"
import { emptyDefinition, type ListDefinition } from "@listwright/domain/definition"
import { type Choices, defaultChoices } from "@listwright/domain/drafts"
import { inject } from "vitest"
import type { NewPerson, Person } from "../../../../test/served/Person.ts"
import { askUntil } from "./askUntil.ts"
import { whenTestEnds } from "./endTest.ts"
import { zipAreas } from "./lists.ts"
import { toServer } from "./toServer.ts"

/** Answers in the server's stead; `pass` asks the server after all. */
type Instead = (request: Request, pass: () => Promise<Response>) => Promise<Response> | Response

/** The content of a list before the screen opens; the rest is as in a new list. */
export interface StartingDraft {
  readonly definition?: Partial<ListDefinition>
  readonly choices?: Partial<Choices>
  /** The user's own account unless given. */
  readonly accountId?: AccountId
  /** True if the official count of the list has been taken. */
  readonly isCounted?: boolean
}

/** A saved list as its calls name it. */
export interface Side {
  readonly id: string
  readonly code: string
  /** Its calls: `/api/v1/saved-lists/...`. */
  readonly path: string
}

/** The network between one screen and the server under the tests. */
export interface Network {
  readonly fetch: (request: Request) => Promise<Response>
  /** Paths asked so far, such as 'POST /api/v1/counts', the oldest first. */
  readonly asked: ReadonlyArray<string>
  /** From now on, calls of a path are answered so; null leaves them to the server again. */
  readonly answer: (path: string | RegExp, instead: Instead | null) => void
  /** Makes a user with accounts of their own and signs them in. */
  readonly signIn: (person?: NewPerson) => Promise<Person>
  /** Ends the session at the server, which the page's cookies know nothing of: as after days, or on another device. */
  readonly endSession: () => Promise<void>
  /** The user who was signed in. */
  readonly person: () => Person
  /** Makes a call as the signed-in user, outside of `asked`. */
  readonly call: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>
  /** The data of a call of the original contract. */
  readonly data: <Answer>(path: string, body?: unknown) => Promise<Answer>
  /** Takes the official count of a draft, as the screens do; answers the id of the count. */
  readonly count: (draftId: string) => Promise<string>
  /** Puts a list into the making; answers its id. */
  readonly startDraft: (draft: StartingDraft) => Promise<string>
  /** Saves a list of ZIP Codes under a name. */
  readonly saveList: (name: string, zips: ReadonlyArray<string>, accountId?: AccountId) => Promise<Side>
  /** Saves a list of two ZIP Codes under each name, one after the other. */
  readonly saveLists: (names: ReadonlyArray<string>) => Promise<void>
}

/** Makes a user of the server under the tests. */
export const makePerson = async (person: NewPerson): Promise<Person> => {
  const { control } = inject("served")
  const request = new Request(control, { method: "POST", body: JSON.stringify(person) })
  const response = await toServer(control, request, "")
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

/** Cookies as a browser keeps them: those that scripts may read are the page's, too. */
class Cookies {
  readonly #kept = new Map<string, string>()
  #isOver = false

  constructor() {
    // An answer that comes late must not sign the next test in.
    whenTestEnds(() => {
      this.#isOver = true
    })
  }

  set(text: string): void {
    const [pair = "", ...attributes] = text.split(/;\s*/)
    const [name = "", value = ""] = pair.split("=")
    if (attributes.some((one) => /^max-age=0$/i.test(one)) || value === "") this.#kept.delete(name)
    else this.#kept.set(name, value)
    if (!this.#isOver && !attributes.some((one) => /^httponly$/i.test(one))) document.cookie = text
  }

  sent(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join("; ")
  }
}

export const siteNetwork = (): Network => {
  const { url } = inject("served")
  const cookies = new Cookies()
  const asked: Array<string> = []
  const instead = new Map<string, { readonly of: string | RegExp; readonly own: Instead }>()
  // Sites refuse 270 unless they say otherwise; the one under these tests takes it, for those that are about it.
  const ofSite = "/PlaceOrder.aspx/InitializeCommonJsConfiguration"
  instead.set(ofSite, {
    of: ofSite,
    own: async (_request, pass) => {
      const text = await (await pass()).text()
      return new Response(text.replace('"list270":"orderable"', ""), {
        headers: { "content-type": "application/json" },
      })
    },
  })
  let signedIn: Person | undefined

  const pass = (request: Request): Promise<Response> =>
    toServer(url, request, cookies.sent(), (cookie) => cookies.set(cookie))

  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await pass(
      new Request(`${window.location.origin}${path}`, {
        method,
        headers: { "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text)
  }

  const data = async <Answer>(path: string, body: unknown = {}): Promise<Answer> => {
    const { d } = await call<{ d: { ResultFlag: boolean; ResultMessage: string; DataSource: Answer } }>(
      "POST",
      path,
      body,
    )
    if (!d.ResultFlag) throw new Error(`${path} answered: ${d.ResultMessage}`)
    return d.DataSource
  }

  const count = async (draftId: string): Promise<string> => {
    const order = { ListModuleSessionId: draftId }
    await data("/PlaceOrder.aspx/SubmitOrder", { order })
    const { requestId } = await data<{ requestId: string }>("/PlaceOrder.aspx/PollCountWithotSession", {
      order,
    })
    await askUntil("the count", async () => {
      const progress = await data<{ PercentComplete: number }>(
        "/PlaceOrder.aspx/CheckPollingStatusWithoutSeesion",
        { requestId, order },
      )
      return progress.PercentComplete >= 100
    })
    return requestId
  }

  const saveList = async (
    name: string,
    zips: ReadonlyArray<string>,
    accountId?: AccountId,
  ): Promise<Side> => {
    const definition = { ...emptyDefinition(10), areas: zipAreas(...zips) }
    const { row } = await call<{ row: { id: string; orderCode: string } }>("POST", "/api/v1/saved-lists", {
      name,
      definition,
      accountId,
    })
    return { id: row.id, code: row.orderCode, path: `/api/v1/saved-lists/${row.id}` }
  }

  return {
    asked,
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      asked.push(`${request.method} ${pathname}`)
      const found = [...instead.values()].find(({ of }) =>
        typeof of === "string" ? of === pathname : of.test(pathname),
      )
      return Promise.resolve(found === undefined ? pass(request) : found.own(request, () => pass(request)))
    },
    answer: (path, own) => {
      if (own === null) instead.delete(String(path))
      else instead.set(String(path), { of: path, own })
    },
    signIn: async (person = {}) => {
      signedIn = await makePerson(person)
      cookies.set(`${signedIn.cookie}; HttpOnly`)
      cookies.set(`${SIGNED_IN_COOKIE}=${signedIn.id}; Path=/`)
      return signedIn
    },
    endSession: async () => {
      const request = new Request(`${window.location.origin}/Logout.aspx`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      })
      const { d } = await (await toServer(url, request, cookies.sent())).json()
      if (!d.ResultFlag) throw new Error(`The session was not ended: ${d.ResultMessage}`)
    },
    person: () => {
      if (signedIn === undefined) throw new Error("No user was signed in.")
      return signedIn
    },
    call,
    data,
    count,
    startDraft: async ({ accountId, choices, definition, isCounted = false }) => {
      const listType = definition?.listType ?? 10
      const made = await call<{ id: string; revision: number }>("POST", "/api/v1/drafts", {
        listType,
        accountId,
      })
      const put = (baseRevision: number, more: Partial<Choices>) =>
        call<{ revision: number }>("PUT", `/api/v1/drafts/${made.id}`, {
          baseRevision,
          definition: { ...emptyDefinition(listType), ...definition },
          choices: { ...defaultChoices, ...choices, ...more },
        })
      const { revision } = await put(made.revision, {})
      if (isCounted) await put(revision, { countId: await count(made.id) })
      return made.id
    },
    saveList,
    saveLists: async (names) => {
      for (const name of names) await saveList(name, ["60614", "60615"])
    },
  }
}
