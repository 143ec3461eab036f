import {
  audienceStepOf,
  audienceWarningText,
  hasGeography,
  joinTexts,
  nextLabel,
  nextLabelReading,
  nextStepWarnings,
  notice,
} from "@listwright/domain"
import { useNavigate } from "react-router"
import { chosenReading } from "../account/chosenReading.ts"
import { useSession } from "../app/session.ts"
import { useCounting } from "../counting/useCounting.ts"
import { Button } from "../design/Button.tsx"
import { useNotify } from "../design/notifications.tsx"
import { useDraft } from "../draft/useDraft.ts"

/** BACK, and the button that counts: it says what is missing, or leads to the area when none is chosen yet. */
export function AudienceNavigation() {
  const { draft } = useDraft()
  const { site } = useSession()
  const counting = useCounting()
  const notify = useNotify()
  const navigate = useNavigate()
  const { definition, listType } = draft
  const warnings = nextStepWarnings(audienceStepOf(definition))
  const geographyChosen = hasGeography(definition)
  const label = nextLabel(
    { step: "audience", hasDemographicAndPhoneOptions: warnings.length === 0, geographyChosen },
    chosenReading(nextLabelReading, site),
  )

  const next = () => {
    if (warnings.length > 0) notify(notice("warning", "", joinTexts(warnings.map(audienceWarningText))))
    else if (geographyChosen) counting.start()
    else void navigate(`/order/${listType}/geo`)
  }

  return (
    <nav aria-label="Next step" className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
      <Button onPress={() => void navigate(-1)}>BACK</Button>
      <Button kind="primary" className="ml-auto" isPending={counting.isRunning} onPress={next}>
        NEXT STEP
        <span aria-hidden="true" className="opacity-60">
          ·
        </span>
        {label}
      </Button>
    </nav>
  )
}
