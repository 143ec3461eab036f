import {
  MAX_AUDIENCE_TEXT_LENGTH,
  addIndustry,
  chosenIndustries,
  INDUSTRY_COLUMN,
  toggleIndustry,
  toggleIndustryOmission,
} from "@listwright/domain/audience"
import { useMemo, useState } from "react"
import { attributeAnchor } from "../../../list/attributes/anchors.ts"
import { useColumn, useColumns, useColumnsWithValues } from "../../../list/attributes/useColumnsWithValues.ts"
import { TextField } from "../../../design/TextField.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { AudiencePage } from "../AudiencePage.tsx"
import { useAudience } from "../useAudience.ts"
import { IndustryList } from "./IndustryList.tsx"
import { hitRows, treeRows } from "./industryRows.ts"
import { IndustriesError, IndustriesLoading, NoIndustriesFound } from "./IndustriesStatus.tsx"
import { PasteIndustriesForm } from "./PasteIndustriesForm.tsx"
import { useIndustrySearch } from "./useIndustrySearch.ts"
import { useIndustryTree } from "./useIndustryTree.ts"

/** The page at `order/:listType/demo/businessType`: the tree of business types, with a search. */
export function BusinessTypePage() {
  const { draft } = useDraft()
  const { listType } = draft
  const edited = useAudience()
  const { audience, edit } = edited
  const columns = useColumnsWithValues(listType, useColumns(listType).data ?? [], audience)
  const named = useColumn(listType, INDUSTRY_COLUMN)
  // '5812 Eating Places'
  const names = useMemo(
    () =>
      new Map(
        (named.data?.values ?? []).map(
          ({ name, value }) => [value, name.slice(value.length).trim()] as const,
        ),
      ),
    [named.data],
  )
  const { busy, failed, isFailed, retry, toggle, tree } = useIndustryTree(listType)
  const [typed, setTyped] = useState("")
  const keyword = typed.trim()
  const search = useIndustrySearch(listType, keyword)
  const isSearch = keyword !== ""
  const rows = useMemo(() => {
    if (!isSearch) return tree === undefined ? null : treeRows(tree)
    return search.hits === null ? null : hitRows(search.hits, (code) => names.get(code) ?? "")
  }, [isSearch, names, search.hits, tree])
  const onlyHit = search.isBehind || search.hits?.length !== 1 ? undefined : search.hits[0]

  return (
    <AudiencePage
      {...edited}
      columns={columns}
      intro="Check the business types you want. Types you exclude are removed from the ones you check, or from all business types if you don't check any."
    >
      <search id={attributeAnchor(INDUSTRY_COLUMN)} className="rounded-control">
        <TextField
          label="Find a business type"
          placeholder="Bakeries, dentist, 5812"
          type="search"
          autoComplete="off"
          maxLength={MAX_AUDIENCE_TEXT_LENGTH}
          value={typed}
          description="Enter a word from its name or an SIC code. If there's only one match, press Enter to check it."
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || onlyHit === undefined) return
            event.preventDefault()
            edit((held) => addIndustry(held, INDUSTRY_COLUMN, onlyHit.code))
          }}
        />
      </search>
      {(isSearch ? search.isFailed : isFailed) ? (
        <IndustriesError onRetry={isSearch ? search.retry : retry} />
      ) : rows === null ? (
        <IndustriesLoading />
      ) : rows.length === 0 ? (
        <NoIndustriesFound onClear={() => setTyped("")} />
      ) : (
        <IndustryList
          label={isSearch ? "Business types found" : "Business types"}
          rows={rows}
          draft={draft}
          chosen={chosenIndustries(audience, INDUSTRY_COLUMN)}
          busy={busy}
          failed={failed}
          isBehind={search.isBehind}
          onOpen={toggle}
          onTick={(code) => edit((held) => toggleIndustry(held, INDUSTRY_COLUMN, code))}
          onOmit={(code) => edit((held) => toggleIndustryOmission(held, INDUSTRY_COLUMN, code))}
        />
      )}
      <PasteIndustriesForm names={named.data === undefined ? null : names} edit={edit} />
    </AudiencePage>
  )
}
