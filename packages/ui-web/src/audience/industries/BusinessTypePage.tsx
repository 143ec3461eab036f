import {
  addIndustry,
  chosenIndustries,
  INDUSTRY_COLUMN,
  industryMark,
  omitIndustry,
  removeIndustry,
  searchIndustries,
  tickIndustry,
} from "@listwright/domain/audience"
import { emptyListText } from "@listwright/domain/shared"
import { Effect } from "effect"
import { Search } from "lucide-react"
import { useCallback, useMemo, useState } from "react"
import { useCall } from "../../app/useCall.ts"
import { useColumn, useColumns, useColumnsWithValues } from "../../attributes/useColumnsWithValues.ts"
import { Button } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { TextField } from "../../design/TextField.tsx"
import { changeSelection } from "../../draft/changeSelection.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { LIVE } from "../../ledger/live.ts"
import { useUnchanged } from "../../ledger/useUnchanged.ts"
import { AudienceSentence } from "../chosen/AudienceSentence.tsx"
import type { EditAudience } from "../EditAudience.ts"
import { IndustryList } from "./IndustryList.tsx"
import { hitRows, treeRows } from "./industryRows.ts"
import { PasteIndustries } from "./PasteIndustries.tsx"
import { useIndustryTree } from "./useIndustryTree.ts"

/** The route order/:listType/demo/businessType: the tree of business types, and a search in it. spec: order-builder §2.4, §4 */
export function BusinessTypePage() {
  const { draft, change } = useDraft()
  const { listType } = draft.definition
  const audience = useUnchanged(draft.definition.audience)
  const chosen = chosenIndustries(audience, INDUSTRY_COLUMN)
  const columns = useColumnsWithValues(listType, useColumns(listType).data ?? [], audience)
  const named = useColumn(listType, INDUSTRY_COLUMN).data?.values
  // '5812 Eating Places'
  const names = useMemo(
    () => new Map((named ?? []).map(({ name, value }) => [value, name.slice(value.length).trim()])),
    [named],
  )
  const known = useMemo(() => new Set(names.keys()), [names])
  const { busy, failed, isFailed, retry, toggle, tree } = useIndustryTree(listType)
  const [typed, setTyped] = useState("")
  const keyword = typed.trim()
  const search = useCall(
    ["industries found", listType, keyword],
    Effect.delay(searchIndustries(listType, keyword), LIVE.debounceMs),
    { enabled: keyword !== "", staleTime: Number.POSITIVE_INFINITY },
  )
  const edit = useCallback<EditAudience>(
    (editAudience) =>
      change(
        changeSelection((definition) => {
          const edited = editAudience(definition.audience)
          return edited === definition.audience ? definition : { ...definition, audience: edited }
        }),
      ),
    [change],
  )
  const omit = (code: string) =>
    edit((held) =>
      industryMark(chosenIndustries(held, INDUSTRY_COLUMN), code) === "omitted"
        ? removeIndustry(held, INDUSTRY_COLUMN, code)
        : omitIndustry(held, INDUSTRY_COLUMN, code),
    )
  const hits = keyword === "" ? null : search.data
  const rows =
    keyword === ""
      ? tree === undefined
        ? null
        : treeRows(tree)
      : hits === undefined || hits === null
        ? null
        : hitRows(hits, (code) => names.get(code) ?? "")
  const onlyHit = hits?.length === 1 ? hits[0] : undefined

  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-muted">
        Tick the business types that you want. What you leave out is taken from them, or from all business
        types where none is ticked.
      </p>
      <AudienceSentence
        definition={draft.definition}
        columns={columns}
        edit={edit}
        onTakeAll={() =>
          change(changeSelection((definition) => ({ ...definition, phoneOption: "phonesWhereAvailable" })))
        }
      />
      <search>
        <TextField
          label="Find a business type"
          placeholder="Bakeries, dentist, 5812"
          type="search"
          autoComplete="off"
          value={typed}
          description="A word of its name, or a SIC code. Enter ticks the only one found."
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || onlyHit === undefined) return
            event.preventDefault()
            edit((held) => addIndustry(held, INDUSTRY_COLUMN, onlyHit.code))
          }}
        />
      </search>
      {isFailed || (keyword !== "" && search.isError) ? (
        <Notice
          kind="error"
          isLive
          action={<Button onPress={() => (isFailed ? retry() : void search.refetch())}>Try again</Button>}
        >
          The business types could not be loaded.
        </Notice>
      ) : rows === null ? (
        <div className="flex flex-col gap-7 rounded-card border border-line bg-surface px-4 py-3.5">
          {["w-48", "w-40", "w-56", "w-36", "w-52", "w-44"].map((width, at) => (
            <Skeleton key={at} className={`h-4 ${width}`} />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <EmptyState
          title={emptyListText("options")}
          icon={Search}
          action={<Button onPress={() => setTyped("")}>Show all business types</Button>}
        >
          No business type has these words in its name, or begins with this code.
        </EmptyState>
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <IndustryList
            label={keyword === "" ? "Business types" : "Business types found"}
            rows={rows}
            draft={draft}
            chosen={chosen}
            busy={busy}
            failed={failed}
            onOpen={toggle}
            onTick={(code) => edit((held) => tickIndustry(held, INDUSTRY_COLUMN, code))}
            onOmit={omit}
          />
        </div>
      )}
      <PasteIndustries known={known} edit={edit} />
    </div>
  )
}
