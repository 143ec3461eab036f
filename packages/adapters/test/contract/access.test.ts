import { Schema, SchemaAST } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { describe, expect, it } from "vitest"
import {
  Access,
  allowGuests,
  allowNamedRecords,
  allowOperators,
  allowTemporarySessions,
  allowUsers,
} from "../../src/contract/access/Access.ts"
import { callAccess, namedRecordTypes, readAccess } from "../../src/contract/callAccess.ts"
import { Authentication } from "../../src/contract/Actor.ts"
import { Api } from "../../src/contract/Api.ts"
import { Operator } from "../../src/contract/v1/Operator.ts"

const get = (name: string) => HttpApiEndpoint.get(name, `/${name}`, { success: Schema.Struct({}) })

const problemsOf = (...calls: readonly [HttpApiEndpoint.Constraint, ...Array<HttpApiEndpoint.Constraint>]) =>
  readAccess(HttpApi.make("one").add(HttpApiGroup.make("Group").add(...calls))).problems

describe("the line of a call", () => {
  it("says of every call who may make it, as its protection does", () => {
    expect(readAccess(Api).problems).toEqual([])
  })

  it("is named when it does not say who may make it", () => {
    expect(problemsOf(get("version"))).toEqual([
      "Group.version has no access rule: annotate its line with Access",
    ])
  })

  it("is named when it says something else than its protection", () => {
    expect(
      problemsOf(
        get("open").annotate(Access, allowUsers()),
        get("mine").annotate(Access, allowGuests("Because.")).middleware(Authentication),
        get("jobs").annotate(Access, allowUsers()).middleware(Operator),
        get("users").annotate(Access, allowOperators()).middleware(Operator),
      ),
    ).toEqual([
      'Group.open says "user", and its protection says "guest"',
      'Group.mine says "guest", and its protection says "user"',
      'Group.jobs says "user", and its protection says "operator"',
    ])
  })

  it("is named when it opens a call to guests without a reason, unless the decisions do", () => {
    expect(
      problemsOf(
        get("LoginUser").annotate(Access, allowGuests(null)),
        get("health").annotate(Access, allowGuests(null)),
      ),
    ).toEqual(["Group.health does not say why guests may make it"])
  })

  it("is named when the domain's rule on temporary sessions says something else", () => {
    const wrong = "disagrees with the domain's rule on temporary sessions"
    expect(
      problemsOf(
        get("ResetPassword").annotate(Access, allowUsers()).middleware(Authentication),
        get("getDraft").annotate(Access, allowTemporarySessions()).middleware(Authentication),
      ),
    ).toEqual([`Group.ResetPassword ${wrong}`, `Group.getDraft ${wrong}`])
  })
})

/** Calls of ours whose request has a field for an account. */
const takingAnAccount = (): ReadonlyArray<string> => {
  const found: Array<string> = []
  HttpApi.reflect(Api, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint, group }) => {
      const fields = [...endpoint.payload.values()]
        .flatMap(({ schemas }) => schemas)
        .flatMap(({ ast }) =>
          SchemaAST.isObjects(ast) ? ast.propertySignatures.map(({ name }) => name) : [],
        )
      if (group.identifier.startsWith("V1") && fields.includes("accountId"))
        found.push(`${group.identifier}.${endpoint.identifier}`)
    },
  })
  return found
}

describe("a call of ours that takes an account", () => {
  it("names it in its line, so that it is asked for accounts that the user may not work for", () => {
    const naming = callAccess()
      .filter(({ access }) => namedRecordTypes(access).includes("account"))
      .map(({ call, group }) => `${group}.${call}`)
    const taking = takingAnAccount()
    expect(taking).toEqual(
      expect.arrayContaining(["V1Counting.count", "V1Pricing.price", "V1Drafts.openDraft"]),
    )
    expect(taking.filter((call) => !naming.includes(call))).toEqual([])
  })
})

describe("the request of a call", () => {
  const NOTHING = { ownDraftId: "", draftId: null, accountId: 0, savedCounts: ["", ""] } as const
  const asksOf = (call: HttpApiEndpoint.Constraint) =>
    readAccess(HttpApi.make("one").add(HttpApiGroup.make("Group").add(call))).calls[0]?.asks

  it("names a record in the path", () => {
    const call = HttpApiEndpoint.put("rename", "/lists/:id/name", { params: { id: Schema.String } })
    const asks = asksOf(
      call.annotate(Access, allowNamedRecords("saved count", { payload: { name: "North" } })),
    )
    expect(asks?.["saved count"]?.("7", NOTHING)).toEqual({
      method: "PUT",
      path: "/lists/7/name",
      body: { name: "North" },
    })
  })

  it("names a record where its line says", () => {
    const call = get("file").annotate(
      Access,
      allowNamedRecords({ order: (id) => ({ query: { id, type: "csv" } }) }),
    )
    expect(asksOf(call)?.["order"]?.("LW-1", NOTHING)).toEqual({
      method: "GET",
      path: "/file?id=LW-1&type=csv",
    })
  })

  it("sends an empty body where a call takes one and its line gives none", () => {
    const call = HttpApiEndpoint.post("stop", "/runs/:id/stop", { params: { id: Schema.String } })
    expect(asksOf(call.annotate(Access, allowUsers()))?.["nothing"]?.("", NOTHING)).toEqual({
      method: "POST",
      path: "/runs/none/stop",
      body: {},
    })
  })
})
