import { layer } from "@effect/vitest"
import { type CallRequest, type RelatedRecords, callAccess, namedRecordTypes } from "@listwright/adapters"
import {
  REFERENCED_RECORD_KINDS,
  type ReferencedRecordKind,
  type Role,
  type User,
} from "@listwright/domain/account"
import { Effect } from "effect"
import { afterAll, assert } from "vitest"
import { SavedListId } from "@listwright/domain/saved-lists"
import { SqlClient } from "effect/sql/SqlClient"
import { Sessions } from "../../../src/accounts/Sessions.ts"
import { ListShares } from "../../../src/saved-lists/ListShares.ts"
import { newUser, removeFolder, temporaryFolder } from "../../orders/shop.ts"
import type { databases } from "../../storage/databases.ts"
import { aboutSource, NOTHING, SILENCE } from "./aboutSource.ts"
import { type Caller, newCallers, RELATIONS, type Relation } from "./people.ts"
import { missingId, recordOf } from "./records.ts"
import { layerListening, OPERATOR, siteUrl } from "./site.ts"

/** The decisions, written out once more: what each role may name. */
const own: ReadonlyArray<Relation> = ["own"]
const ownAccount: ReadonlyArray<Relation> = ["own", "same account"]
const managed: ReadonlyArray<Relation> = ["own", "same account", "listed account"]
const reached: Readonly<Record<Role, ReadonlyArray<Relation>>> = {
  User: own,
  "Digital User": own,
  "Power User": managed,
  Reseller: managed,
}
const accounts: Readonly<Record<Role, ReadonlyArray<Relation>>> = {
  User: ownAccount,
  "Digital User": ownAccount,
  "Power User": managed,
  Reseller: managed,
}
const isAnswered = (kind: ReferencedRecordKind, role: Role, relation: Relation): boolean => {
  if (["upload", "shared list", "quick pick", "card", "profile", "sign-in"].includes(kind))
    return own.includes(relation)
  return (kind === "account" ? accounts : reached)[role].includes(relation)
}

interface Reply {
  readonly status: number
  readonly text: string
}

const send = Effect.fnUntraced(function* (ask: CallRequest, headers: Readonly<Record<string, string>> = {}) {
  const url = yield* siteUrl
  return yield* Effect.promise(async (): Promise<Reply> => {
    const response = await fetch(`${url}${ask.path}`, {
      method: ask.method,
      headers: { "content-type": "application/json", ...ask.headers, ...headers },
      ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
    })
    return { status: response.status, text: await response.text() }
  })
})

type Asker = (id: string, beside: RelatedRecords) => CallRequest

/** Every call of the contract, with its requests. */
const calls = callAccess()

/**
 * Returns the records that a request names besides the id; they belong to the same account if the caller may use
 * them.
 */
const besideOf = Effect.fnUntraced(function* (
  kind: ReferencedRecordKind,
  caller: Caller,
  relation: Relation,
) {
  const isTheirs =
    kind !== "account" || (relation !== "same account" && isAnswered(kind, caller.role, relation))
  const owner = caller.owners[isTheirs ? relation : "own"]
  const isElsewhere = relation === "listed account" && isAnswered("draft", caller.role, relation)
  const beside: RelatedRecords = {
    ownDraftId: kind === "account" ? yield* recordOf("draft", caller.owners.own) : "",
    draftId: isElsewhere ? yield* recordOf("draft", owner) : null,
    accountId: owner.accountId,
    savedCounts: [yield* recordOf("saved count", owner), yield* recordOf("saved count", owner)],
  }
  return beside
})

/** Something of every kind that an account lists. */
const fill = Effect.fnUntraced(function* (owner: User) {
  for (const kind of ["order", "service order", "saved count", "suppression file"] as const)
    yield* recordOf(kind, owner)
})

/** Removes ids from a reply, so that replies about equivalent records are equal. */
const unnamed = ({ status, text }: Reply, ids: ReadonlyArray<string>): Reply => ({
  status,
  text: ids.reduce((left, id) => left.replaceAll(id, "<id>"), text),
})

const cells = Effect.fnUntraced(function* (
  name: string,
  kind: ReferencedRecordKind,
  ask: Asker,
  caller: Caller,
) {
  const { cookie, owners, role } = caller
  const reply = Effect.fnUntraced(function* (id: string, relation: Relation) {
    const beside = yield* besideOf(kind, caller, relation)
    const answer = yield* send(ask(id, beside), { cookie })
    assert.notInclude([400, 401, 403, 500], answer.status, `${name} as ${role}: ${answer.text}`)
    return unnamed(answer, [id, beside.ownDraftId, ...beside.savedCounts])
  })
  if (kind === "account") yield* Effect.forEach([owners.own, owners["listed account"]], fill)
  const missing = yield* reply(missingId(kind), "own")
  for (const relation of RELATIONS) {
    const answer = yield* reply(yield* recordOf(kind, owners[relation]), relation)
    const said = `${name} as ${role}, ${kind}: ${relation}`
    if (isAnswered(kind, role, relation)) assert.notDeepEqual(answer, missing, said)
    else assert.deepStrictEqual(answer, missing, said)
  }
})

/** A source of the same universe as the requests' source; the users may not order it. */
const OTHER_SOURCE = 250

const elsewhere = (ask: CallRequest): CallRequest | null => aboutSource(ask, OTHER_SOURCE)

/** Tests that make every call as every kind of caller, on each of these databases. */
export const testEveryCall = (on: ReturnType<typeof databases>): void => {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))

  for (const database of on) {
    const site = layerListening(`${folder}/${database.name}`, database.layer)

    layer(site, { excludeTestServices: true, timeout: "240 seconds" })(
      `Who may do what on ${database.name}`,
      (it) => {
        let callers: ReadonlyArray<Caller> = []
        const everybody = Effect.gen(function* () {
          if (callers.length === 0) callers = yield* newCallers
          return callers
        })

        for (const { access, asks, call, group } of calls)
          it.effect(`${group}.${call} needs who its line says`, () =>
            Effect.gen(function* () {
              const [first] = yield* everybody
              const [ask] = Object.values(asks).map((asker) => asker("1", NOTHING))
              if (ask === undefined || first === undefined) return assert.fail("nobody asks")
              const { cookie, temporary } = first
              const as = Effect.fnUntraced(function* (headers: Readonly<Record<string, string>>) {
                return (yield* send(ask, headers)).status
              })
              switch (access.by) {
                case "guest": {
                  // Wrong passwords of LoginUser and tokens are refused as such, in the words of the sign-in form.
                  const { text } = yield* send(ask)
                  return assert.notInclude(text, "Please sign in.")
                }
                case "user":
                case "temporary session":
                  assert.strictEqual(yield* as({}), 401)
                  assert.strictEqual(yield* as({ cookie: "listwright_session=nobody" }), 401)
                  assert.strictEqual(yield* as({ authorization: "Bearer lw_nobody" }), 401)
                  assert.strictEqual(yield* as({ "x-listwright-operator": OPERATOR }), 401)
                  assert.strictEqual((yield* as({ cookie })) === 401, access.by === "temporary session")
                  assert.strictEqual((yield* as({ cookie: temporary })) === 401, access.by === "user")
                  return
                case "operator":
                  assert.strictEqual(yield* as({}), 401)
                  assert.strictEqual(yield* as({ cookie }), 401)
                  assert.strictEqual(yield* as({ cookie: temporary }), 401)
                  assert.strictEqual(yield* as({ "x-listwright-operator": "0f".repeat(32) }), 401)
                  assert.notStrictEqual(yield* as({ "x-listwright-operator": OPERATOR }), 401)
              }
            }),
          )

        const naming = calls.filter(({ access }) => namedRecordTypes(access).length > 0)
        for (const { asks, call, group } of naming)
          it.effect(`${group}.${call} opens what its ids may name`, () =>
            Effect.gen(function* () {
              for (const kind of REFERENCED_RECORD_KINDS) {
                const ask = asks[kind]
                if (ask === undefined) continue
                for (const caller of yield* everybody) yield* cells(`${group}.${call}`, kind, ask, caller)
              }
            }),
          )

        const listing = calls.flatMap(({ access, asks, call, group }) =>
          access.by === "user" && access.lists !== undefined
            ? [{ asks, call, group, lists: access.lists }]
            : [],
        )
        for (const { asks, call, group, lists } of listing)
          it.effect(`${group}.${call} lists what is reached`, () =>
            Effect.gen(function* () {
              const [ask] = Object.values(asks)
              for (const { cookie, owners, role } of yield* everybody)
                for (const relation of RELATIONS) {
                  const { accountId } = owners[relation]
                  const id = yield* recordOf(lists, owners[relation])
                  const { text } = yield* send(ask?.(String(accountId), NOTHING) ?? assert.fail(), { cookie })
                  const said = `${group}.${call} as ${role}: ${relation}`
                  assert.strictEqual(text.includes(id), isAnswered(lists, role, relation), said)
                }
            }),
          )

        const ofSource = calls.flatMap(({ access, asks, call, group }) => {
          const asking = Object.entries(asks).filter(([, asker]) => elsewhere(asker("1", NOTHING)) !== null)
          return access.by === "user" && asking.length > 0 ? [{ call, group, asking }] : []
        })
        for (const { asking, call, group } of ofSource)
          it.effect(`${group}.${call} says nothing of a source that is not the user's`, () =>
            Effect.gen(function* () {
              for (const { cookie, owners, role } of yield* everybody)
                for (const [kind, asker] of asking) {
                  const named = REFERENCED_RECORD_KINDS.find((one) => one === kind)
                  const id = named === undefined ? "1" : yield* recordOf(named, owners.own)
                  const ask = elsewhere(asker(id, NOTHING))
                  const { status, text } = yield* send(ask ?? assert.fail("no source"), { cookie })
                  const isSilent = [404, 422].includes(status) || SILENCE.some((none) => text.includes(none))
                  assert.isTrue(
                    isSilent,
                    `${group}.${call} as ${role}, ${kind}: ${status} ${text.slice(0, 300)}`,
                  )
                }
            }),
          )

        it.effect("a shared list stays with its account: who works for another one has it no more", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            const shares = yield* ListShares
            const [owner, elsewhere] = [yield* newUser(), yield* newUser()]
            const { accountId, accountName } = owner
            const reader = yield* newUser({ accountId, accountName })
            const id = SavedListId.make(yield* recordOf("saved count", owner))
            yield* shares.letIn((yield* shares.make(id, owner.id, "copy")).secret, reader.id)
            const cookie = `listwright_session=${yield* (yield* Sessions).open(reader.id)}`
            const isListed = Effect.map(
              send({ method: "GET", path: "/api/v1/shared-lists" }, { cookie }),
              ({ text }) => text.includes(id),
            )
            assert.isTrue(yield* isListed)
            yield* sql`UPDATE users SET account_id = ${elsewhere.accountId} WHERE id = ${reader.id}`
            // A user is looked up once a second.
            yield* Effect.sleep("1100 millis")
            assert.isFalse(yield* isListed)
            const one = yield* send({ method: "GET", path: `/api/v1/shared-lists/${id}` }, { cookie })
            assert.strictEqual(one.status, 404)
          }),
        )

        it.effect("every list that a user is shown is looked at", () =>
          Effect.sync(() =>
            assert.deepStrictEqual(listing.map(({ call, lists }) => `${call}: ${lists}`).toSorted(), [
              "DownReportFile: order",
              "GetCustomSuppressions: suppression file",
              "GetInitOrderHistoryData: order",
              "GetInitSaveData: saved count",
              "GetMyAcxiomOrderMoreByOrder: service order",
              "GetOrderHistory: order",
              "GetSaveCountSuppressionList: saved count",
              "GetSavedCounts: saved count",
              "GetSuppressionList: order",
              "findOrders: order",
            ]),
          ),
        )

        it.effect("every kind of record is named by a call", () =>
          Effect.sync(() => {
            const kinds = new Set(naming.flatMap(({ access }) => namedRecordTypes(access)))
            assert.deepStrictEqual([...kinds].toSorted(), [...REFERENCED_RECORD_KINDS].toSorted())
          }),
        )
      },
    )
  }
}
