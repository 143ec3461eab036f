import {
  afterAudience,
  audienceWarningText,
  geoTypeOfAreas,
  hasTargetGeography,
  joinTexts,
  nextLabel,
  nextLabelReading,
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
  const geoType = geoTypeOfAreas(definition.areas)
  const after = afterAudience(definition, geoType)
  const label = nextLabel(
    {
      step: "audience",
      hasDemographicAndPhoneOptions: after._tag !== "Warn",
      geographyChosen: hasTargetGeography(definition, geoType),
    },
    chosenReading(nextLabelReading, site),
  )

  const next = () => {
    switch (after._tag) {
      case "Warn":
        return notify(notice("warning", "", joinTexts(after.warnings.map(audienceWarningText))))
      case "Submit":
        return counting.start()
      case "ChooseGeography":
        return void navigate(`/order/${listType}/geo`)
    }
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
