import {
  audienceStepOf,
  canGoNext,
  nextLabel,
  nextLabelReading,
  nextStepWarnings,
  SELECT_TARGET_AREAS,
  SELECT_TARGET_AREAS_HELP,
} from "@listwright/domain"
import { useLoaderData, useNavigate } from "react-router"
import { chosenReading } from "../account/chosenReading.ts"
import { useSession } from "../app/session.ts"
import { useCounting } from "../counting/useCounting.ts"
import { Button } from "../design/Button.tsx"
import { usePageTitle } from "../design/usePageTitle.ts"
import { useDraft } from "../draft/useDraft.ts"
import { ChosenAreas } from "./ChosenAreas.tsx"
import { typedSections } from "./typedSections.ts"
import { useTypedAreas } from "./TypedAreas.tsx"
import { type Section, useAddAreas } from "./useAddAreas.ts"
import { ZipSections } from "./ZipSections.tsx"

/** The routes order/:listType/geo/zip, zipPaste and zipRange: one page, the route opens its section. spec: order-builder §2.3 */
export function GeographyPage() {
  usePageTitle("Select your target areas")
  const tab = useLoaderData<Section>()
  const { draft } = useDraft()
  const { site } = useSession()
  const { typed } = useTypedAreas()
  const navigate = useNavigate()
  const counting = useCounting()
  const adding = useAddAreas()
  const { definition, choices, listType } = draft
  const isAudienceDefined = nextStepWarnings(audienceStepOf(definition)).length === 0
  const label = nextLabel(
    {
      step: "geography",
      hasDemographicAndPhoneOptions: isAudienceDefined,
      geographyChosen: definition.areas.length > 0,
    },
    chosenReading(nextLabelReading, site),
  )
  const isNextEnabled = canGoNext({
    tab,
    geoCount: definition.areas.length,
    addressCount: 0,
    geoType: "zip",
    step: choices.step,
  })

  /** Adds what is typed first; goes on only when nothing had to be said. spec: order-builder §4 */
  const next = async () => {
    const open = typedSections(typed)
    const sections = open.length === 0 && definition.areas.length === 0 ? [tab] : open
    for (const section of sections) {
      if ((await adding.add(section)) !== "added") {
        // The section that has something to say must be seen.
        if (section !== tab) void navigate(`/order/${listType}/geo/${section}`)
        return
      }
    }
    if (label === "Poll Count") counting.start()
    else void navigate(`/order/${listType}/demo`)
  }

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {SELECT_TARGET_AREAS}
        </h1>
        <p className="text-muted">{SELECT_TARGET_AREAS_HELP}</p>
      </header>
      <ZipSections tab={tab} adding={adding} />
      <ChosenAreas />
      <nav aria-label="Next step" className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <Button onPress={() => void navigate(-1)}>BACK</Button>
        <Button
          kind="primary"
          className="ml-auto"
          isDisabled={!isNextEnabled}
          isPending={adding.busy !== null}
          onPress={() => void next()}
        >
          NEXT STEP
          <span aria-hidden="true" className="opacity-60">
            ·
          </span>
          {label}
        </Button>
      </nav>
    </div>
  )
}
