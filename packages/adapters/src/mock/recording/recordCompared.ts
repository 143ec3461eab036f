import { DefinitionHash, emptyDefinition, type ListDefinition } from "@listwright/domain/definition"
import { Draft } from "@listwright/domain/drafts"
import { SavedList } from "@listwright/domain/saved-lists"
import { Zip } from "@listwright/domain/shared"
import { Schema } from "effect"
import { encodeJson } from "./encodeJson.ts"
import { firstBytes } from "./firstBytes.ts"
import type { Recorder } from "./Recorder.ts"
import { sampleDefinition } from "./sample.ts"
import { EXPIRES_ON, SAVED_ON, type StableName } from "./stableNames.ts"

const ofZips = (...zips: ReadonlyArray<string>): ListDefinition => ({
  ...emptyDefinition(10),
  areas: zips.map((zip) => ({ kind: "zip", zip: Zip.make(zip), excluded: false })),
})

/** Lists that share some people and not others. */
const COMPARED = [
  ["North side", { ...sampleDefinition, audience: emptyDefinition(10).audience }],
  ["Lakefront", ofZips("60640", "60657", "60614", "60601")],
  ["Loop", ofZips("60601", "60602", "60640")],
] as const

const decodeText = Schema.decodeUnknownSync(Schema.String)

/** A table whose lists were saved on the day of the recordings. */
const onRecordedDays = (body: Schema.Json): Schema.Json =>
  decodeText(body).replaceAll(/\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d/g, `${SAVED_ON},${EXPIRES_ON}`)

const Hashed = Schema.Struct({ definitionHash: DefinitionHash })

/** Records how three saved lists overlap, and deletes them again. Says what to rename. */
export const recordCompared = async (
  recorder: Recorder,
  mark: string,
): Promise<ReadonlyArray<StableName>> => {
  const ask = recorder.ask.bind(recorder)
  const saved: Array<SavedList["row"]> = []
  for (const [name, definition] of COMPARED) {
    const body = { name: `${name} ${mark}`, definition: encodeJson(definition) }
    const { row } = Schema.decodeUnknownSync(SavedList)(
      (await ask("saveDefinition", { title: `to compare: ${name}`, body })).body,
    )
    saved.push(row)
    await ask("undoDraft", {
      title: `to compare: ${name} is no longer open`,
      params: { id: row.sessionId },
      body: { baseRevision: 2 },
    })
  }
  const lists = saved.map(({ orderId }) => orderId)
  const over = { kind: "list", list: 0 }
  // The hash covers the ids of the lists, which every recording makes anew.
  const { definitionHash } = Schema.decodeUnknownSync(Hashed)(
    (await ask("compareLists", { title: "on top of the first", body: { lists, over } })).body,
  )
  await ask("compareLists", { title: "on top of nothing", body: { lists } })
  await ask("compareLists", { title: "a list by itself", body: { lists: lists.slice(0, 1) } })
  await ask("compareLists", { title: "a list that is gone", body: { lists: [...lists, "gone"], over } })
  const found = { accountId: null, search: ` ${mark}`, start: null, end: null }
  await ask("savedListsCsv", { title: "found", body: found, written: onRecordedDays })
  await ask("savedListsCsv", { title: "nothing found", body: { ...found, search: "nowhere" } })
  await ask("savedListsWorkbook", { title: "found", body: found, written: firstBytes })
  await ask("overlapCsv", { title: "on top of the first", body: { lists, over } })
  await ask("overlapWorkbook", { title: "on top of the first", body: { lists, over }, written: firstBytes })
  const part = { kind: "region", lists: [0] }
  // Of two: several ids stand in the order of their letters, which every recording deals anew.
  const two = lists.slice(0, 2)
  const opened = Schema.decodeUnknownSync(Draft)(
    (await ask("openPart", { title: "a region as a list", body: { lists: two, part } })).body,
  )
  await ask("undoDraft", {
    title: "a region is no longer open",
    params: { id: opened.id },
    body: { baseRevision: 2 },
  })
  // 'Minus' keeps its order, whatever ids the lists were dealt.
  const question = { definition: opened.definition, draftId: null, revision: 1 }
  const explained = Schema.decodeUnknownSync(Schema.Struct({ waterfall: Hashed }))(
    (await ask("waterfall", { title: "what each list brings", body: encodeJson(question) })).body,
  ).waterfall
  await ask("openPart", { title: "of one list", body: { lists: lists.slice(0, 1), part } })
  await ask("DeleteSavedCount", { title: "compared lists", body: { orderIds: lists } })
  const names = saved.flatMap(({ orderCode, orderId, sessionId }, at): ReadonlyArray<StableName> => [
    [sessionId, `01990000-0000-7000-8000-00000000d0c${at}`],
    [orderId, `01990000-0000-4000-8000-00000000b0c${at}`],
    [orderCode, `LW-MOCK-10C${at}`],
  ])
  return [
    ...names,
    [definitionHash, "c0".repeat(32)],
    [explained.definitionHash, "c1".repeat(32)],
    [opened.id, "01990000-0000-7000-8000-00000000d0cf"],
  ]
}
