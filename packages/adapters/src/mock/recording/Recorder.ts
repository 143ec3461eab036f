import type { Schema } from "effect"
import { HttpApi } from "effect/http-api"
import { Api } from "../../contract/Api.ts"
import { OPERATOR_HEADER } from "../../contract/v1/Operator.ts"
import { Exchange, type Fixture, isBinary } from "../Fixture.ts"

interface Endpoint {
  readonly group: string
  readonly method: string
  readonly path: string
}

/** Where each call of the contract lives. */
export const endpoints = (): ReadonlyMap<string, Endpoint> => {
  const found = new Map<string, Endpoint>()
  HttpApi.reflect(Api, {
    onGroup: () => undefined,
    onEndpoint: ({ group, endpoint }) =>
      found.set(endpoint.identifier, {
        group: group.identifier,
        method: endpoint.method,
        path: endpoint.path,
      }),
  })
  return found
}

export interface Question {
  readonly title: string
  readonly as?: string | null
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Schema.Json
  /** The draft that the call is about. */
  readonly session?: string
  /** A file that is sent as a form; it is not recorded. */
  readonly file?: { readonly name: string; readonly text: string }
  /** Sent as a form instead of JSON, and recorded as its fields. */
  readonly form?: Readonly<Record<string, string>>
  /** The secret that an operator of the site shows. */
  readonly operator?: string
  /** What of the answer is written down, where it also holds what the user did before. */
  readonly written?: (body: Schema.Json) => Schema.Json
}

const contentOf = ({
  body,
  file,
  form: fields,
}: Question): { readonly body?: FormData | URLSearchParams | string } => {
  if (fields !== undefined) return { body: new URLSearchParams(fields) }
  if (file !== undefined) {
    const form = new FormData()
    form.append("file", new File([file.text], file.name))
    return { body: form }
  }
  return body === undefined ? {} : { body: JSON.stringify(body) }
}

/** Asks a server and writes down what it answers. */
export class Recorder {
  readonly url: string
  readonly exchanges = new Map<string, Array<Exchange>>()
  readonly #endpoints = endpoints()
  token: string | null = null

  constructor(url: string) {
    this.url = url
  }

  async ask(call: string, question: Question): Promise<Exchange["response"]> {
    const endpoint = this.#endpoints.get(call)
    if (endpoint === undefined) throw new Error(`The contract has no call ${call}.`)
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => question.params?.[name] ?? "")
    const query = new URLSearchParams(question.query).toString()
    const token = question.as === undefined ? this.token : question.as
    const answered = await fetch(`${this.url}${path}${query === "" ? "" : `?${query}`}`, {
      method: endpoint.method,
      redirect: "manual",
      headers: {
        ...(question.body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(question.session === undefined ? {} : { "x-order-session": question.session }),
        ...(question.operator === undefined ? {} : { [OPERATOR_HEADER]: question.operator }),
      },
      ...contentOf(question),
    })
    const type = answered.headers.get("content-type") ?? ""
    const bytes = Buffer.from(await answered.arrayBuffer())
    const text = bytes.toString(isBinary(type) ? "base64" : "utf8")
    // Not lines of JSON, which are kept as they came.
    const isJson = type.startsWith("application/json")
    const body: Schema.Json = isJson ? JSON.parse(text) : text
    const disposition = answered.headers.get("content-disposition")
    const headers = {
      ...(isJson || type === "" ? {} : { "content-type": type }),
      ...(disposition === null ? {} : { "content-disposition": disposition }),
    }
    const response = {
      status: answered.status,
      ...(Object.keys(headers).length === 0 ? {} : { headers }),
      body,
    }
    const { title, params, query: asked, body: sent = question.form } = question
    const request = {
      ...(params === undefined ? {} : { params }),
      ...(asked === undefined ? {} : { query: asked }),
      ...(sent === undefined ? {} : { body: sent }),
    }
    const before = this.exchanges.get(call) ?? []
    const written = { ...response, body: question.written?.(body) ?? body }
    this.exchanges.set(call, [...before, { title, signedIn: token !== null, request, response: written }])
    return response
  }

  /** What was recorded, one fixture a call that was asked. */
  fixtures(rename: (text: string) => string): ReadonlyArray<Fixture> {
    return [...this.#endpoints].flatMap(([call, { group, method, path }]) => {
      const exchanges = this.exchanges.get(call)
      if (exchanges === undefined) return []
      return [JSON.parse(rename(JSON.stringify({ group, call, method, path, exchanges })))]
    })
  }
}
