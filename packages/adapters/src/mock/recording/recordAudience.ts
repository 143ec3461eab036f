import { Schema } from "effect"
import { WireQuickPick } from "../../contract/legacy/audience/WireQuickPick.ts"
import { dataOf } from "../dataOf.ts"
import { BUSINESS, LIST_TYPE } from "./demo.ts"
import type { Recorder } from "./Recorder.ts"
import type { StableName } from "./stableNames.ts"

const FAMILIES = {
  listType: LIST_TYPE,
  quickPickName: "My families",
  quickPickDesc: "Families who own their home",
  targetOptions: [
    {
      ColumnName: "CHILDREN",
      DemoCategoryType: 3,
      Values: [{ AttributeValue: "Y", ColumnName: "CHILDREN" }],
    },
    {
      ColumnName: "OWNERRENTER",
      DemoCategoryType: 3,
      Values: [{ AttributeValue: "O", ColumnName: "OWNERRENTER" }],
    },
  ],
}
/** What lists have chosen when they ask what else is often chosen. */
const CHOSEN = {
  "beside homeowners": [
    {
      ColumnName: "OWNERRENTER",
      DemoCategoryType: 3,
      Values: [{ AttributeValue: "O", ColumnName: "OWNERRENTER" }],
    },
  ],
  "beside nothing": [],
}

/** Records the quick picks of the site, and one of the user's own that is saved, renamed and deleted. */
const recordQuickPicks = async (recorder: Recorder): Promise<ReadonlyArray<StableName>> => {
  const ask = recorder.ask.bind(recorder)
  const listType = LIST_TYPE
  const saved = await ask("SaveMyQuickpick", { title: "saved", body: FAMILIES })
  const { QpId: id } = dataOf(Schema.Struct({ QpId: Schema.String }), saved)
  await ask("SaveMyQuickpick", { title: "the name is taken", body: FAMILIES })
  await ask("SaveMyQuickpick", { title: "without criteria", body: { ...FAMILIES, targetOptions: [] } })
  const listed = await ask("GetQuickPickups", { title: "all", body: { listType } })
  const picks = dataOf(Schema.Array(WireQuickPick), listed)
  for (const { QpId, QpType } of picks)
    await ask("GetQuickPickup", { title: QpType === 1 ? QpId : "own", body: { id: QpId, qpType: QpType } })
  await ask("GetQuickPickup", { title: "no such quick pick", body: { id: "none", qpType: 0 } })
  await ask("GetDemoOptionsAndQuickPickups", { title: "all", body: { demotype: 1, listtype: LIST_TYPE } })
  await ask("quickPicks", { title: "all", query: { listType: String(LIST_TYPE) } })
  await ask("GetBusinessQuickpicks", { title: "all", body: { listType: BUSINESS } })
  await ask("GetBusinessQuickpicksDetail", {
    title: "restaurants",
    body: { quickPickCode: "restaurants", listType: BUSINESS },
  })
  const taken = picks.find(({ QpType }) => QpType === 1)?.QpName ?? ""
  await ask("renameQuickPick", { title: "the name is taken", params: { id }, body: { name: taken } })
  await ask("renameQuickPick", { title: "renamed", params: { id }, body: { name: "Our families" } })
  await ask("renameQuickPick", { title: "somebody else's", params: { id: "none" }, body: { name: "Mine" } })
  await ask("RemoveQuickPick", { title: "removed", body: { id } })
  await ask("RemoveQuickPick", { title: "no such quick pick", body: { id } })
  return [[id, "01990000-0000-7000-8000-00000000b001"]]
}

/** Records the tree of business types, and what is found in it. */
const recordIndustries = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const listType = BUSINESS
  await ask("GetChildrenBySICCode", { title: "the divisions", body: { id: "", listType } })
  await ask("GetChildrenBySICCode", { title: "retail trade", body: { id: "G", listType } })
  await ask("GetChildrenBySICCode", { title: "eating and drinking", body: { id: "58", listType } })
  await ask("GetChildrenBySICCode", { title: "no such industry", body: { id: "99999", listType } })
  await ask("GetChildrenBySICCode", {
    title: "a source without business types",
    body: { id: "", listType: LIST_TYPE },
  })
  await ask("SearchSICByKeyword", { title: "by a word", body: { keyword: "bakeries", listType } })
  await ask("SearchSICByKeyword", { title: "by a code", body: { keyword: "5812", listType } })
  await ask("SearchSICByKeyword", { title: "found nowhere", body: { keyword: "zzz", listType } })
}

/** Records all attributes, each with its values, and quick picks. */
export const recordAudience = async (recorder: Recorder): Promise<ReadonlyArray<StableName>> => {
  const ask = recorder.ask.bind(recorder)
  const listed = await ask("GetDemoAttributesList", { title: "all", body: { listtype: LIST_TYPE } })
  await ask("attributes", { title: "all", query: { listType: String(LIST_TYPE) } })
  const columns = dataOf(Schema.Array(Schema.Struct({ ColumnName: Schema.String })), listed)
  for (const { ColumnName } of columns) {
    await ask("GetDemoAttribute", {
      title: ColumnName,
      body: { columnName: ColumnName, listtype: LIST_TYPE },
    })
  }
  for (const [title, selectedDemo] of Object.entries(CHOSEN)) {
    await ask("GetRecSysDemosNoSession", { title, body: { listtype: LIST_TYPE, selectedDemo } })
  }
  await ask("GetRecSysDemosNoSession", { title: "of no source", body: { listtype: 11, selectedDemo: [] } })
  for (const Keyword of ["golf", "pet", "kids", "refinance", "ivestment", "xylophone", "go"]) {
    await ask("DemoAutoSuggestion", { title: Keyword, query: { Keyword, ListType: String(LIST_TYPE) } })
  }
  for (const text of [
    "golf",
    "pet",
    "pets",
    "dog",
    "dogs",
    "kids",
    "refinance",
    "cruise",
    "ivestment",
    "xylophone",
    "affluent",
  ]) {
    await ask("findAttributes", { title: text, query: { text, listType: String(LIST_TYPE), most: "6" } })
  }
  await ask("findAttributes", { title: "of no source", query: { text: "golf", listType: "11" } })
  await ask("GetDemoAttribute", {
    title: "no such column",
    body: { columnName: "SHOESIZE", listtype: LIST_TYPE },
  })
  await recordIndustries(recorder)
  return await recordQuickPicks(recorder)
}
