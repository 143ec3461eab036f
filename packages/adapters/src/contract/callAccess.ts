import { canCall } from "@listwright/domain/account"
import { Context, Option } from "effect"
import { HttpApi, type HttpApiGroup, type HttpApiMiddleware } from "effect/http-api"
import { Authentication } from "./Actor.ts"
import { Api } from "./Api.ts"
import { Operator } from "./v1/Operator.ts"
import {
  Access,
  type RelatedRecords,
  type CallAccess,
  type NamedRequestBuilder,
  type RequestParts,
} from "./access/Access.ts"

/** A request to a call's endpoint. */
export interface CallRequest {
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** A contract call with its access rules and example requests. */
export interface CallWithAccess {
  readonly group: string
  readonly call: string
  readonly method: string
  /** The path; parameters are written as ':name'. */
  readonly path: string
  readonly access: CallAccess
  /** Maps each type of record that a request may name to its request; 'nothing' maps to the plain request. */
  readonly asks: Readonly<Record<string, (id: string, beside: RelatedRecords) => CallRequest>>
}

const requestOf = (
  { method, path }: { readonly method: string; readonly path: string },
  { headers, params = {}, payload, query }: RequestParts,
): CallRequest => {
  const named = path.replace(/:(\w+)/g, (_, name: string) =>
    typeof params === "string" ? params : (params[name] ?? "none"),
  )
  const body = payload ?? (method === "POST" || method === "PUT" ? {} : undefined)
  return {
    method,
    path: query === undefined ? named : `${named}?${new URLSearchParams(query).toString()}`,
    ...(body === undefined ? {} : { body }),
    ...(headers === undefined ? {} : { headers }),
  }
}

/** Returns the reason that a call's annotation contradicts its protection; null if they match. */
const misfit = (
  call: string,
  access: CallAccess,
  middleware: ReadonlySet<HttpApiMiddleware.AnyService>,
): string | null => {
  const keys = new Set([...middleware].map(({ key }) => key))
  const needs = keys.has(Operator.key) ? "operator" : keys.has(Authentication.key) ? "user" : "guest"
  if ((access.by === "temporary session" ? "user" : access.by) !== needs)
    return `says "${access.by}", and its protection says "${needs}"`
  if (access.by === "guest" && access.why === null && !canCall("guest", call))
    return "does not say why guests may make it"
  const isTemporary = canCall("temporary", call) && !canCall("guest", call)
  return (access.by === "temporary session") === isTemporary
    ? null
    : "disagrees with the domain's rule on temporary sessions"
}

/**
 * Returns the access rules of every call in a contract, and an error for each call whose annotation is missing or
 * wrong.
 */
export const readAccess = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>,
): { readonly calls: ReadonlyArray<CallWithAccess>; readonly problems: ReadonlyArray<string> } => {
  const calls: Array<CallWithAccess> = []
  const problems: Array<string> = []
  HttpApi.reflect(api, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint, group, middleware }) => {
      const { identifier: call, method, path } = endpoint
      const name = `${group.identifier}.${call}`
      const access = Option.getOrNull(Context.getOption(endpoint.annotations, Access))
      if (access === null) {
        problems.push(`${name} has no access rule: annotate its line with Access`)
        return
      }
      const wrong = misfit(call, access, middleware)
      if (wrong !== null) problems.push(`${name} ${wrong}`)
      const asks = Object.entries<NamedRequestBuilder>(access.by === "user" ? access.names : {}).map(
        ([kind, naming]) =>
          [kind, (id: string, beside: RelatedRecords) => requestOf(endpoint, naming(id, beside))] as const,
      )
      const plain = () => requestOf(endpoint, access.example)
      calls.push({
        group: group.identifier,
        call,
        method,
        path,
        access,
        asks: asks.length === 0 ? { nothing: plain } : Object.fromEntries(asks),
      })
    },
  })
  return { calls, problems }
}

/** Returns the access rules of every call in our contract; throws if a call's annotation is missing or wrong. */
export const callAccess = (): ReadonlyArray<CallWithAccess> => {
  const { calls, problems } = readAccess(Api)
  if (problems.length > 0) throw new Error(problems.join("\n"))
  return calls
}

/** Returns the types of records that a call's ids may name. */
export const namedRecordTypes = (access: CallAccess): ReadonlyArray<string> =>
  access.by === "user" ? Object.keys(access.names) : []
