import { audienceDestination, toAudienceStep, canLeaveAudience } from "@listwright/domain/audience"
import { hasDemographicAndPhoneOptions, sourceTraits } from "@listwright/domain/catalog"
import {
  canLeaveGeography,
  countAreasAndAddresses,
  inferGeoType,
  hasTargetGeography,
  nextStepLabel,
} from "@listwright/domain/geography"
import { decideGeographyStep, type GetCountOutcome, decideGetCount } from "@listwright/domain/order"
import { audienceNextReading, chosenReading, nextStepLabelReading } from "@listwright/domain/shared"
import { useLocation, useNavigate } from "react-router"
import { useApp } from "../../app/App.ts"
import { useSession } from "../../app/session.ts"
import { useCountController } from "../counting/useCountController.ts"
import { useDraft } from "../draft/useDraft.ts"
import { useAreaAdder } from "../areas/AreaAdderProvider.tsx"
import { toAreaScreen } from "../areas/areaScreens.ts"
import { useAudienceDialog } from "./AudienceDialogState.tsx"
import { useAddTypedAreas } from "./useAddTypedAreas.ts"
import { useMissingChoiceWarning } from "./useMissingChoiceWarning.ts"

export interface NextStep {
  readonly label: ReturnType<typeof nextStepLabel> | typeof GET_COUNT
  readonly isEnabled: boolean
  readonly isPending: boolean
  readonly perform: () => void
}

/** The label of the next-step action on the order overview. */
const GET_COUNT = "Get Count"

/** Returns the next step from the two steps for defining a list. Every button for it has the same action and label. */
export const useNextStep = (): NextStep => {
  const { drafts } = useApp()
  const { draft } = useDraft()
  const { site } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const adding = useAreaAdder()
  const addTyped = useAddTypedAreas()
  const counting = useCountController()
  const { ask } = useAudienceDialog()
  const warn = useMissingChoiceWarning()
  const { definition, choices, listType } = draft
  const [step, tab] = pathname.split("/").slice(3)
  const isAudience = step === "demo"
  const isOverview = step === undefined
  const screen = toAreaScreen(tab)
  const geoType = inferGeoType(definition.areas)
  const label = nextStepLabel(
    {
      step: isAudience ? "audience" : "geography",
      hasDemographicAndPhoneOptions: hasDemographicAndPhoneOptions(listType),
      geographyChosen: hasTargetGeography(definition, geoType),
      hasAttributes: !sourceTraits(listType).takesEveryAddress,
    },
    chosenReading(nextStepLabelReading, site.readings),
  )
  const follow = (after: GetCountOutcome) => {
    switch (after._tag) {
      case "Submit":
        return counting.start()
      case "AskWhom":
        return ask()
      case "Warn":
        return warn(after.missing)
    }
  }

  /** Adds the typed entries first; continues only if there was nothing to report. [ob4-next-add] */
  const leaveGeography = async () => {
    if (!(await addTyped())) return
    const { areas, ...rest } = drafts.state()?.draft.definition ?? definition
    const after = decideGeographyStep({ areas, ...rest }, inferGeoType(areas), label)
    if (after._tag === "Submit") return counting.start()
    adding.clearAlerts()
    if (after._tag === "ChooseAudience") void navigate(`/order/${listType}/demo`)
    else follow(after)
  }
  const leaveAudience = () => {
    const after = audienceDestination(definition, geoType)
    switch (after._tag) {
      case "Warn":
        return warn(after.warnings)
      case "Submit":
        return counting.start()
      case "ChooseGeography":
        void navigate(`/order/${listType}/geo`)
    }
  }
  const areasSuffice = canLeaveGeography({
    tab: screen,
    ...countAreasAndAddresses(definition.areas),
    geoType,
    step: choices.step,
  })
  const isAudienceLeft = canLeaveAudience(
    toAudienceStep(definition),
    choices.step,
    chosenReading(audienceNextReading, site.readings),
  )

  return {
    label: isOverview ? GET_COUNT : label,
    isEnabled:
      isOverview ||
      // Saved counts need two wherever the step is left.
      (isAudience ? isAudienceLeft && (geoType !== "multiCount" || areasSuffice) : areasSuffice),
    isPending: adding.busy !== null || counting.isRunning,
    perform: () =>
      isOverview
        ? follow(decideGetCount(definition, geoType))
        : isAudience
          ? leaveAudience()
          : void leaveGeography(),
  }
}
