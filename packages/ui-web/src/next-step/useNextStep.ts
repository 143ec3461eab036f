import { afterAudience, audienceStepOf, canLeaveAudience } from "@listwright/domain/audience"
import { hasDemographicAndPhoneOptions, traitsOf } from "@listwright/domain/catalogue"
import {
  canGoNext,
  geoCounts,
  geoTypeOfAreas,
  hasTargetGeography,
  nextLabel,
} from "@listwright/domain/geography"
import { afterGeography, type AfterGetCount, afterGetCount } from "@listwright/domain/order"
import { audienceNextReading, chosenReading, nextLabelReading } from "@listwright/domain/shared"
import { useLocation, useNavigate } from "react-router"
import { useApp } from "../app/App.ts"
import { useSession } from "../app/session.ts"
import { useCounting } from "../counting/useCounting.ts"
import { useDraft } from "../draft/useDraft.ts"
import { useAddAreas } from "../areas/AddAreas.tsx"
import { areaScreenOf } from "../areas/areaScreens.ts"
import { useAskingWhom } from "./AskingWhom.tsx"
import { useAddTyped } from "./useAddTyped.ts"
import { useWarnOfMissing } from "./useWarnOfMissing.ts"

export interface NextStep {
  readonly label: ReturnType<typeof nextLabel> | typeof GET_COUNT
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
  const adding = useAddAreas()
  const addTyped = useAddTyped()
  const counting = useCounting()
  const { ask } = useAskingWhom()
  const warn = useWarnOfMissing()
  const { definition, choices, listType } = draft
  const [step, tab] = pathname.split("/").slice(3)
  const isAudience = step === "demo"
  const isOverview = step === undefined
  const screen = areaScreenOf(tab)
  const geoType = geoTypeOfAreas(definition.areas)
  const label = nextLabel(
    {
      step: isAudience ? "audience" : "geography",
      hasDemographicAndPhoneOptions: hasDemographicAndPhoneOptions(listType),
      geographyChosen: hasTargetGeography(definition, geoType),
      hasAttributes: !traitsOf(listType).takesEveryAddress,
    },
    chosenReading(nextLabelReading, site.readings),
  )
  const follow = (after: AfterGetCount) => {
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
    const after = afterGeography({ areas, ...rest }, geoTypeOfAreas(areas), label)
    if (after._tag === "Submit") return counting.start()
    adding.clearAlerts()
    if (after._tag === "ChooseAudience") void navigate(`/order/${listType}/demo`)
    else follow(after)
  }
  const leaveAudience = () => {
    const after = afterAudience(definition, geoType)
    switch (after._tag) {
      case "Warn":
        return warn(after.warnings)
      case "Submit":
        return counting.start()
      case "ChooseGeography":
        void navigate(`/order/${listType}/geo`)
    }
  }
  const areasSuffice = canGoNext({
    tab: screen,
    ...geoCounts(definition.areas),
    geoType,
    step: choices.step,
  })
  const isAudienceLeft = canLeaveAudience(
    audienceStepOf(definition),
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
        ? follow(afterGetCount(definition, geoType))
        : isAudience
          ? leaveAudience()
          : void leaveGeography(),
  }
}
