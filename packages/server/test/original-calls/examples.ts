import { join } from "node:path"
import { Api, readAccess } from "@listwright/adapters"
import { expect } from "vitest"
import { readOriginalCalls } from "../../../../scripts/docs/originalCalls.ts"
import type { Told } from "../saved-lists/scriptedClient.ts"
import { stable } from "./stable.ts"
import type { Data } from "./Data.ts"

const folder = join(import.meta.dirname, "../../../../fixtures/http")

/** Rows of a list that an example keeps, and characters of a text. */
const KEPT_ROWS = 2
const KEPT_TEXT = 600
const KEPT_BYTES = 16

/** Keeps the beginning of lists and long texts; `cut` says where, and how long they were. */
const shortened = (value: Data, at: string, cut: Record<string, number>): Data => {
  if (typeof value === "string" && value.length > KEPT_TEXT) {
    cut[at] = value.length
    return value.slice(0, KEPT_TEXT)
  }
  if (Array.isArray(value)) {
    if (value.length > KEPT_ROWS) cut[at] = value.length
    return value.slice(0, KEPT_ROWS).map((one, index) => shortened(one, `${at}[${index}]`, cut))
  }
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, shortened(one, `${at}.${name}`, cut)]),
  )
}

const isText = (type: string): boolean => /json|^text\/|svg/.test(type)

/** The fields of a form: a file by its name. */
const sentOf = (sent: object | undefined): Data =>
  sent instanceof FormData || sent instanceof URLSearchParams
    ? Object.fromEntries(
        [...sent.entries()].map(([name, one]) => [name, one instanceof File ? one.name : one]),
      )
    : sent

/** Tells whether a reply is a useful example of its call: it succeeded, and a poll has finished. */
const isTelling = ({ call, status }: Told, body: Data): boolean =>
  status < 400 &&
  body?.d?.ResultFlag !== false &&
  !(call.includes("CheckPolling") && body.d.DataSource.PercentComplete !== 100)

interface Example {
  readonly call: string
  readonly text: string
}

const exampleOf = (told: Told, body: Data, bytes: Buffer): object => {
  const cut: Record<string, number> = {}
  const type = told.headers.get("content-type") ?? ""
  const disposition = told.headers.get("content-disposition")
  const sent = sentOf(told.sent)
  // The size of a workbook depends on the ids in it, which differ between two walks.
  if (!isText(type) && !type.includes("spreadsheet") && bytes.length > KEPT_BYTES)
    cut["response.body"] = bytes.length
  const request = {
    ...(told.query === "" ? {} : { query: Object.fromEntries(new URLSearchParams(told.query)) }),
    ...(sent === undefined ? {} : { body: shortened(sent, "request.body", cut) }),
  }
  const response = {
    status: told.status,
    ...(type === "" ? {} : { type }),
    ...(disposition === null ? {} : { disposition }),
    // Of a file that is no text its first bytes, in base64.
    body: isText(type)
      ? shortened(body, "response.body", cut)
      : bytes.subarray(0, KEPT_BYTES).toString("base64"),
  }
  return { request, response, ...(Object.keys(cut).length === 0 ? {} : { cut }) }
}

const bodyOf = (told: Told, bytes: Buffer): Data => {
  const text = bytes.toString("utf8")
  return told.headers.get("content-type")?.includes("json") === true ? JSON.parse(text) : text
}

/** The first telling exchange of each original call, in the words of the wire. */
const examplesOf = async (all: ReadonlyArray<Told>): Promise<ReadonlyArray<Example>> => {
  const found = new Map<string, string>()
  const names = stable()
  const original = new Set(readOriginalCalls().map(({ method, path }) => `${method} /${path}`))
  const calls = readAccess(Api).calls.filter(({ method, path }) => original.has(`${method} ${path}`))
  for (const told of all) {
    const known = calls.find(({ method, path }) => `${method} ${path.slice(1)}` === told.call)
    if (known === undefined || found.has(known.call)) continue
    const bytes = Buffer.from(await told.bytes)
    const body = bodyOf(told, bytes)
    if (!isTelling(told, body)) continue
    const { call, group, method, path } = known
    const example = { group, call, method, path, ...exampleOf(told, body, bytes) }
    found.set(call, names(JSON.stringify(example, null, 2)))
  }
  return [...found].map(([call, text]) => ({ call, text }))
}

/** Compares the examples with those in `fixtures/http`; `vitest -u` renews them. */
export const holdExamples = async (all: ReadonlyArray<Told>): Promise<void> => {
  for (const { call, text } of await examplesOf(all))
    await expect.soft(`${text}\n`).toMatchFileSnapshot(join(folder, `${call}.json`))
}
