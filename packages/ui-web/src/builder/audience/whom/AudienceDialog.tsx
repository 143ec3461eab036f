import { audienceSentence, sentenceText, setAllHouseholds } from "@listwright/domain/audience"
import { recordTerms } from "@listwright/domain/catalog"
import { inferGeoType } from "@listwright/domain/geography"
import { decideCountModal, countRequirementText } from "@listwright/domain/order"
import { type FormEvent, useId, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useColumns, useColumnsWithValues } from "../../../list/attributes/useColumnsWithValues.ts"
import { useCountController } from "../../../list/counting/useCountController.ts"
import { Button } from "../../../design/Button.tsx"
import { Dialog } from "../../../design/Dialog.tsx"
import { Figure, recordsText } from "../../../design/Figure.tsx"
import { RadioGroup } from "../../../design/RadioGroup.tsx"
import { changeSelection } from "../../../list/draft/changeSelection.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { HelpButton } from "../../../list/help/HelpButton.tsx"
import { useLiveCount } from "../../../list/ledger/figures/useLiveCount.ts"
import { useMissingChoiceWarning } from "../../../list/next-step/useMissingChoiceWarning.ts"
import { PhoneOptions } from "../PhoneOptions.tsx"
import { useAudience } from "../useAudience.ts"
import { usePhoneShare } from "../usePhoneShare.ts"

/**
 * The geography count dialog: the target audience in the chosen areas (all households, or those selected by attributes)
 * and the phone option. Each choice updates the count immediately.
 */
export function AudienceDialog({ onClose }: { readonly onClose: () => void }) {
  const { draft, change } = useDraft()
  const { definition, listType } = draft
  const { audience, edit } = useAudience()
  const columns = useColumns(listType)
  const known = useColumnsWithValues(listType, columns.data ?? [], audience)
  const share = usePhoneShare(definition.phoneOption)
  const count = useLiveCount()
  const counting = useCountController()
  const navigate = useNavigate()
  const warn = useMissingChoiceWarning()
  const formId = useId()
  const phones = useRef<HTMLDivElement>(null)
  const [isTried, setIsTried] = useState(false)
  const after = decideCountModal(definition, inferGeoType(definition.areas))
  const words = recordTerms(listType)
  const hasCriteria = audience.criteria.length > 0
  const chosen = sentenceText(
    audienceSentence({ ...definition, audience: { ...audience, unit: "individuals" } }, known),
  )

  const leave = (event: FormEvent) => {
    event.preventDefault()
    if (after._tag === "AskPhoneOption") {
      setIsTried(true)
      phones.current?.querySelector("input")?.focus()
      return
    }
    onClose()
    switch (after._tag) {
      case "Submit":
        return counting.start()
      case "Warn":
        return warn(after.missing)
      case "ChooseDemographics":
        void navigate(`/order/${listType}/demo/demoDemographics`)
    }
  }
  return (
    <Dialog
      title="Who do you want to reach?"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <>
          <p className="mr-auto self-center text-sm text-muted">
            {count.answer === null ? null : (
              <>
                <Figure
                  text={recordsText(count.answer.total)}
                  isPending={count.isPending}
                  className="font-semibold text-text"
                />{" "}
                records
              </>
            )}
          </p>
          <Button kind="primary" type="submit" form={formId}>
            {after._tag === "ChooseDemographics" ? "Select Audience" : "Poll Count"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-x-8 gap-y-6 sm:grid-cols-2" onSubmit={leave}>
        <RadioGroup
          label="In your areas"
          help={<HelpButton topic="What a list counts" />}
          options={[
            {
              value: "individuals",
              text: `${words.subject} by attribute`,
              description: hasCriteria ? chosen : `${words.attributes} and more, on the next page`,
            },
            {
              value: "allHouseholds",
              text: words.units.all,
              description: `${words.units.oneEach}${hasCriteria ? ". The attributes you chose are saved but not applied." : ""}`,
            },
          ]}
          value={audience.unit}
          onChange={(unit) => edit((held) => setAllHouseholds(held, unit === "allHouseholds"))}
        />
        <div ref={phones}>
          <PhoneOptions
            listType={listType}
            value={definition.phoneOption}
            share={share}
            error={
              isTried && after._tag === "AskPhoneOption" ? countRequirementText("noPhoneOption") : undefined
            }
            onChange={(option) => change(changeSelection((held) => ({ ...held, phoneOption: option })))}
          />
        </div>
      </form>
    </Dialog>
  )
}
