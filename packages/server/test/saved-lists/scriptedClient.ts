/*
 * A script as a customer writes it who has the original contract and nothing else: addresses and bodies of that contract,
 * over plain fetch. It imports nothing, so that nothing of this project can help it.
 */

/** A reply's parsed JSON, untyped because the tests themselves check its content. */
type Data = ReturnType<typeof JSON.parse>

/** A request and its reply, as they were on the wire. */
export interface Told {
  /** `POST Login.aspx/LoginUser`. */
  readonly call: string
  /** The part of the address after the question mark. */
  readonly query: string
  readonly sent: object | undefined
  readonly status: number
  readonly headers: Headers
  readonly bytes: Promise<ArrayBuffer>
}

export interface Script {
  /** Calls, and gives back what DataSource holds; throws with the server's message where it refuses. */
  readonly call: (path: string, body?: object) => Promise<Data>
  /** The same of a call that is asked by its address alone. */
  readonly ask: (path: string) => Promise<Data>
  /** Counts an order: submits it, polls, and reads the result. */
  readonly count: (order: object) => Promise<Data>
  /** A list that an order delivered, as text. */
  readonly download: (path: string) => Promise<string>
  /** Asks without looking at the answer: forms, and calls that answer in a way of their own. */
  readonly send: (method: string, path: string, body?: object) => Promise<Response>
  /** The calls that were made, as `POST Login.aspx/LoginUser`. */
  readonly called: ReadonlySet<string>
  /** Every request with its reply, in order. */
  readonly told: ReadonlyArray<Told>
}

export const script = async (url: string, email: string, password: string): Promise<Script> => {
  let cookie = ""
  const called = new Set<string>()
  const told: Array<Told> = []
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    const [page = "", query = ""] = path.split("?")
    const name = `${method} ${page}`
    called.add(name)
    const isForm = body instanceof FormData || body instanceof URLSearchParams
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: { cookie, ...(isForm ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const { headers, status } = response
    told.push({ call: name, query, sent: body, status, headers, bytes: response.clone().arrayBuffer() })
    return response
  }
  const dataOf = async (response: Response): Promise<Data> => {
    const { d }: Data = JSON.parse(await response.text())
    if (d.ResultFlag !== true) throw new Error(d.ResultMessage)
    return d.DataSource
  }
  const call = async (path: string, body: object = {}): Promise<Data> =>
    dataOf(await send("POST", path, body))
  const ask = async (path: string): Promise<Data> => dataOf(await send("GET", path))
  const signedIn = await send("POST", "Login.aspx/LoginUser", { email, password })
  cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  const count = async (order: object): Promise<Data> => {
    const { ListModuleSessionId } = await call("PlaceOrder.aspx/SubmitOrder", { order })
    const named = { ListModuleSessionId }
    const { requestId } = await call("PlaceOrder.aspx/PollCountWithotSession", { order: named })
    const poll = { requestId, order: named }
    let state: Data = {}
    while (state.PercentComplete !== 100)
      state = await call("PlaceOrder.aspx/CheckPollingStatusWithoutSeesion", poll)
    if (state.IsFailed === true) throw new Error("the count failed")
    return (await call("PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession", poll)).Order
  }
  const download = async (path: string): Promise<string> => (await send("GET", path)).text()
  return { call, ask, count, download, send, called, told }
}
