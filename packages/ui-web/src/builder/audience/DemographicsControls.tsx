import { recordTerms } from "@listwright/domain/catalog"
import {
  chosenCriteria,
  areAttributesDisabled,
  parseAttributeKeyword,
  KEYWORD_TOO_SHORT_MESSAGE,
  setAllHouseholds,
} from "@listwright/domain/audience"
import { countRequirementText, isPromotionVisible } from "@listwright/domain/order"
import { emptyListText, joinMessageLines } from "@listwright/domain/shared"
import { Search } from "lucide-react"
import { useState } from "react"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { Checkbox } from "../../design/Checkbox.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Notice } from "../../design/Notice.tsx"
import { TextField } from "../../design/TextField.tsx"
import { PromotionBox } from "../../list/ledger/promotion/PromotionBox.tsx"
import { useStableValue } from "../../list/ledger/useStableValue.ts"
import { changeSelection } from "../../list/draft/changeSelection.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import { AttributeList, AttributeListSkeleton } from "./AttributeList.tsx"
import { ANCHORS } from "../../list/attributes/anchors.ts"
import { useMissingChoices } from "../../list/next-step/MissingChoices.tsx"
import { AudienceSentence } from "./chosen/AudienceSentence.tsx"
import { EmailOptions } from "./EmailOptions.tsx"
import { RecommendedAttributes } from "./recommended/RecommendedAttributes.tsx"
import { PhoneOptions } from "./PhoneOptions.tsx"
import { useColumns, useColumnsWithValues } from "../../list/attributes/useColumnsWithValues.ts"
import { useAudience } from "./useAudience.ts"
import { useAttributesWithOwnTab } from "./useAttributesWithOwnTab.ts"
import { usePhoneShare } from "./usePhoneShare.ts"
import { WordedText } from "../../design/wording.tsx"

/**
 * All controls that define an audience, without a frame; the page or dialog adds its heading above and its buttons
 * below. The scrolling element defines its upper edge in `--bars`.
 */
export function DemographicsControls() {
  const { draft, change } = useDraft()
  const { site } = useSession()
  const { listType, phoneOption } = draft.definition
  const words = recordTerms(listType)
  const { audience, edit, takeAll } = useAudience()
  const [typed, setTyped] = useState("")
  const search = parseAttributeKeyword(typed)
  const columns = useColumns(listType)
  const elsewhere = useAttributesWithOwnTab()
  const known = useColumnsWithValues(listType, columns.data ?? [], audience)
  const chosen = useStableValue(chosenCriteria(audience, known))
  const share = usePhoneShare(phoneOption)
  const isDisabled = areAttributesDisabled(audience)
  const { missing } = useMissingChoices()

  return (
    <div className="flex flex-col gap-5">
      <AudienceSentence definition={draft.definition} columns={known} edit={edit} onTakeAll={takeAll}>
        <RecommendedAttributes audience={audience} edit={edit} />
      </AudienceSentence>

      <div className="grid gap-5 rounded-card border border-line bg-surface px-4 py-3.5 sm:grid-cols-2">
        <div id={ANCHORS.phoneOptions} className="rounded-control">
          <PhoneOptions
            listType={listType}
            value={phoneOption}
            share={share}
            error={missing.includes("noPhoneOption") ? countRequirementText("noPhoneOption") : undefined}
            onChange={(option) =>
              change(changeSelection((definition) => ({ ...definition, phoneOption: option })))
            }
          />
        </div>
        <div className="flex flex-col gap-5">
          <fieldset id={ANCHORS.households} className="flex flex-col gap-1 rounded-control">
            <legend className="mb-1 text-sm font-medium">{words.units.title}</legend>
            <Checkbox
              checked={audience.unit === "allHouseholds"}
              onChange={({ currentTarget: { checked } }) => edit((held) => setAllHouseholds(held, checked))}
              description={`${words.units.oneEach}. The attributes you chose are saved but not applied.`}
            >
              {words.units.all}
            </Checkbox>
          </fieldset>
          <EmailOptions />
          {isPromotionVisible(site) ? (
            <section aria-label="Promotion code">
              <PromotionBox label="Promotion code" />
            </section>
          ) : null}
        </div>
      </div>

      <search id={ANCHORS.attributes} className="rounded-control">
        <TextField
          label="Find an attribute"
          placeholder={words.attributes}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          description={
            search._tag === "KeywordTooShort" ? (
              <WordedText text={KEYWORD_TOO_SHORT_MESSAGE} />
            ) : (
              "Enter at least 3 characters of a name, description or category"
            )
          }
          disabled={isDisabled}
          error={
            missing.includes("noAudience")
              ? joinMessageLines([
                  countRequirementText("noAudience"),
                  `Choose at least one attribute below, or ${words.units.all.toLowerCase()}.`,
                ])
              : undefined
          }
        />
      </search>

      {columns.isError ? (
        <Notice
          kind="error"
          isLive
          action={<Button onPress={() => void columns.refetch()}>Try again</Button>}
        >
          We couldn't load the attributes.
        </Notice>
      ) : columns.data === undefined ? (
        <AttributeListSkeleton />
      ) : (
        <AttributeList
          listType={listType}
          columns={columns.data.filter(({ column }) => !elsewhere.has(column))}
          keyword={search._tag === "Keyword" ? search.keyword : ""}
          audience={audience}
          chosen={chosen}
          edit={edit}
          isDisabled={isDisabled}
          nothingFound={
            <EmptyState
              title={emptyListText("options")}
              icon={Search}
              action={<Button onPress={() => setTyped("")}>Show all attributes</Button>}
            >
              No attribute's name, description or category contains these words.
            </EmptyState>
          }
        />
      )}
    </div>
  )
}
