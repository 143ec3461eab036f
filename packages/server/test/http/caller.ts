import { directSignIn } from "./sharedSite.ts"

export const PASSWORD = "Demo-Portal-2026"

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** The parsed body, untyped because the tests themselves check its content. */
  readonly body: ReturnType<typeof JSON.parse>
}

export interface Caller {
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Reply>
  readonly post: (path: string, body?: unknown) => Promise<Reply>
  /** Returns the cookie that identifies the client, for requests that tests make themselves. */
  readonly cookie: () => string
}

/** A client that remembers its cookie, as a browser does. */
export const caller = (url: () => string, signedInAs = ""): Caller => {
  let cookie = signedInAs
  const call: Caller["call"] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url()}${path}`, {
      method,
      headers: { "content-type": "application/json", ...(cookie === "" ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    })
    const set = response.headers.getSetCookie().find((one) => /^(__Host-)?listwright_session=/.test(one))
    if (set !== undefined) cookie = set.split(";")[0] ?? ""
    const text = await response.text()
    const isJson = response.headers.get("content-type")?.includes("json") === true
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  return { call, post: (path, body = {}) => call("POST", path, body), cookie: () => cookie }
}

/** The same, signed in. */
export const signedIn = async (url: () => string, email = "demo@listwright.example"): Promise<Caller> => {
  const directly = directSignIn(url)
  if (directly !== undefined) return caller(url, await directly(email))
  const client = caller(url)
  const { body } = await client.post("/Login.aspx/LoginUser", { email, password: PASSWORD })
  if (body.d.ResultFlag !== true) throw new Error(`signing in failed: ${body.d.ResultMessage}`)
  return client
}

export const zipDefinition = (...zips: ReadonlyArray<string>) => ({
  version: 1,
  listType: 10,
  areas: zips.map((zip) => ({ kind: "zip", zip, excluded: false })),
  audience: { unit: "individuals", criteria: [] },
  phoneOption: "phonesWhereAvailable",
  emailOption: null,
  suppressions: { orders: { mode: "off" }, savedCounts: { mode: "off" }, files: { mode: "off" } },
  occupant: null,
})
