import {
  QuickPickInFull,
  quickPickCategories,
  QuickPickName,
  quickPickNameKey,
  quickPicksThatFit,
  quickPickTypes,
} from "@listwright/domain/audience"
import { canonicalCriteria } from "@listwright/domain/definition"
import { Schema } from "effect"
import { SelectedDemo } from "../../contract/legacy/order/LegacyOrder.ts"
import { criteriaOfDemos, demosOfCriteria } from "../../legacy-order/legacyDemos.ts"
import { answered, json } from "../answers.ts"
import { fieldOf, textOf } from "../fieldOf.ts"
import type { MockCall } from "../MockRequest.ts"
import { type MockState, newName } from "../MockState.ts"

const QuickPicked = Schema.Struct({ quickPicks: Schema.Array(QuickPickInFull) })
const Saving = Schema.Struct({ targetOptions: Schema.Array(SelectedDemo) })
const Renaming = Schema.Struct({ name: QuickPickName })
const decodeRecorded = Schema.decodeUnknownSync(QuickPicked)

const wireOf = ({ description, id, kind, name }: QuickPickInFull) => ({
  QpId: id,
  QpName: name,
  QpDesc: description,
  QpType: quickPickTypes.encode(kind === "site" ? "site" : "own"),
})

/** Quick picks of the site as recorded, and own ones that are saved, renamed and deleted as the server does it. */
export const quickPickCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const { recordings } = state
  const recorded = decodeRecorded(recordings.titled("quickPicks", "all").body).quickPicks
  const [recordedOwn] = recorded.filter(({ kind }) => kind === "own")
  const ofSite = recorded.filter(({ kind }) => kind !== "own")
  const own: Array<QuickPickInFull> = []
  const at = (id: string) => own.findIndex((one) => one.id === id)
  const isTaken = (name: string, id = "") =>
    [...own, ...ofSite].some((one) => one.id !== id && quickPickNameKey(one.name) === quickPickNameKey(name))
  const all = (listType: unknown): ReadonlyArray<QuickPickInFull> =>
    Number(listType) === state.counted ? [...own, ...ofSite] : []
  const wires = (listType: unknown) =>
    all(listType)
      .filter(({ kind }) => kind !== "business")
      .map(wireOf)
  return {
    quickPicks: ({ query }) => ({
      status: 200,
      body: json(
        quickPicksThatFit(all(query["listType"]), {
          text: String(query["text"] ?? ""),
          most: Number(query["most"] ?? Number.POSITIVE_INFINITY),
        }),
      ),
    }),
    GetQuickPickups: ({ body }) => answered(wires(fieldOf(body, "listType"))),
    GetQuickPickup: (request) => {
      const found = own[at(textOf(request.body, "id"))]
      if (found === undefined)
        return (
          recordings.same("GetQuickPickup", request) ??
          recordings.titled("GetQuickPickup", "no such quick pick")
        )
      return answered({
        ...wireOf(found),
        Categories: quickPickCategories(found.criteria, state.columns).map(({ items }) => ({
          Items: items.map(({ description, values }) => ({
            ItemDesc: description,
            Values: values.map((Name) => ({ Name })),
          })),
        })),
        TargetOptions: demosOfCriteria(found.criteria),
      })
    },
    SaveMyQuickpick: ({ body }) => {
      const name = textOf(body, "quickPickName").trim()
      const { targetOptions } = Schema.decodeUnknownSync(Saving)(body)
      const criteria = canonicalCriteria(criteriaOfDemos(targetOptions))
      if (criteria.length === 0) return recordings.titled("SaveMyQuickpick", "without criteria")
      if (isTaken(name)) return recordings.titled("SaveMyQuickpick", "the name is taken")
      const taken = new Set(own.map(({ id }) => id))
      const id = newName(state, recordedOwn?.id ?? "01990000-0000-7000-8000-00000000b001", taken)
      own.push({ id, name, description: textOf(body, "quickPickDesc").trim(), kind: "own", criteria })
      return answered({ QpId: id })
    },
    renameQuickPick: ({ body, params: { id = "" } }) => {
      const { name } = Schema.decodeUnknownSync(Renaming)(body)
      const found = own[at(id)]
      if (found === undefined) return recordings.titled("renameQuickPick", "somebody else's")
      if (isTaken(name, id)) return recordings.titled("renameQuickPick", "the name is taken")
      own[at(id)] = { ...found, name }
      return { status: 200, body: {} }
    },
    RemoveQuickPick: ({ body }) => {
      const place = at(textOf(body, "id"))
      if (place === -1) return recordings.titled("RemoveQuickPick", "no such quick pick")
      own.splice(place, 1)
      return answered({})
    },
  }
}
