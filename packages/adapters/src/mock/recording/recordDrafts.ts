import { Draft } from "@listwright/domain/drafts"
import type { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { LIST_TYPE } from "./demo.ts"
import { encodeJson } from "./encodeJson.ts"
import type { Recorder } from "./Recorder.ts"
import { sampleChoices, sampleDefinition } from "./sample.ts"

const InTheMaking = Schema.Struct({ drafts: Schema.Array(Schema.Json) })

/** What the user was at before is no part of the recording. */
const latestAlone = (body: Schema.Json): Schema.Json => ({
  drafts: Schema.decodeUnknownSync(InTheMaking)(body).drafts.slice(0, 1),
})

/** Records drafts: the sample order becomes revision 4 of one. Returns its id. */
export const recordDrafts = async (recorder: Recorder): Promise<DraftId> => {
  const ask = recorder.ask.bind(recorder)
  const opened = Schema.decodeUnknownSync(Draft)(
    (await ask("createDraft", { title: "a new draft", body: { listType: LIST_TYPE } })).body,
  )
  const params = { id: opened.id }
  await ask("openDraft", { title: "the latest draft", body: { listType: LIST_TYPE } })
  await ask("openDraft", { title: "a source that the user has not", body: { listType: 220 } })
  const content = { definition: encodeJson(sampleDefinition), choices: encodeJson(sampleChoices) }
  await ask("putDraft", { title: "changed", params, body: { baseRevision: 1, ...content } })
  await ask("putDraft", { title: "somebody else was first", params, body: { baseRevision: 1, ...content } })
  await ask("undoDraft", { title: "undone", params, body: { baseRevision: 2 } })
  await ask("undoDraft", { title: "nothing to undo", params, body: { baseRevision: 3 } })
  await ask("putDraft", { title: "changed again", params, body: { baseRevision: 3, ...content } })
  await ask("getDraft", { title: "the draft", params })
  await ask("draftsInTheMaking", { title: "one list", written: latestAlone })
  await ask("getDraft", { title: "no such draft", params: { id: "00000000-0000-7000-8000-000000000000" } })
  return opened.id
}
