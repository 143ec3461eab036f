import { OVERVIEW_BOXES } from "@listwright/domain/order"
import type { ReactNode } from "react"
import { Link, useNavigate } from "react-router"
import { ANCHORS } from "../../../list/attributes/anchors.ts"
import { SaveQuickPickButton } from "../../audience/quick-picks/SaveQuickPickButton.tsx"
import { Button } from "../../../design/Button.tsx"
import { SummaryBox } from "../../../design/SummaryBox.tsx"
import { Terms } from "../../../design/Terms.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { ListContentsButton } from "../../included/ListContentsButton.tsx"
import { useHasLedgerButton } from "../../../list/next-step/useHasLedgerButton.ts"
import { usePrimaryAction } from "../../../list/next-step/usePrimaryAction.ts"
import { CriteriaTerms, OptionTerms } from "../../review/AudienceTerms.tsx"
import { OrderAreas } from "./OrderAreas.tsx"
import { OutputFieldsButton } from "./OutputFieldsButton.tsx"
import { ResetOrderButton } from "./ResetOrderButton.tsx"
import { SummaryInfo } from "./SummaryInfo.tsx"
import { TotalRecordsButton } from "./TotalRecordsButton.tsx"

const [GEOGRAPHY, DEMOGRAPHY, OPTIONS] = OVERVIEW_BOXES

interface BoxProps {
  readonly title: string
  readonly edit: string
  /** An additional action on the content. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Box({ action, title, edit, children }: BoxProps) {
  return (
    <SummaryBox
      title={title}
      action={
        <span className="no-print flex items-center gap-3">
          {action}
          <Link className="font-medium" to={edit}>
            Edit<span className="sr-only"> {title.toLowerCase()}</span>
          </Link>
        </span>
      }
    >
      {children}
    </SummaryBox>
  )
}

/** The page at `order/:listType`: the current choices, with links for changing them. */
export function OverviewPage() {
  const { draft } = useDraft()
  const { definition, listType } = draft
  const navigate = useNavigate()
  const { label, isEnabled, isPending, perform } = usePrimaryAction()
  const isFilled = !useHasLedgerButton()
  const base = `/order/${listType}`
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Your order
        </h1>
        <ListContentsButton className="no-print">What is included in my list</ListContentsButton>
      </header>
      <SummaryInfo />
      <Box
        title={GEOGRAPHY}
        edit={`${base}/geo`}
        action={definition.areas.length === 0 ? null : <TotalRecordsButton />}
      >
        <OrderAreas areas={definition.areas} />
      </Box>
      <Box
        title={DEMOGRAPHY}
        edit={`${base}/demo`}
        action={
          definition.audience.criteria.length === 0 ? null : (
            <SaveQuickPickButton draft={draft} kind="quiet" className="-my-2 text-sm" />
          )
        }
      >
        <Terms>
          <CriteriaTerms definition={definition} />
        </Terms>
      </Box>
      <Box
        title={OPTIONS}
        edit={`${base}/demo/demoDemographics#${ANCHORS.phoneOptions}`}
        action={<OutputFieldsButton />}
      >
        <Terms>
          <OptionTerms definition={definition} />
        </Terms>
      </Box>
      <nav
        aria-label="Next step"
        className="no-print flex flex-wrap items-center gap-3 border-t border-line pt-5"
      >
        <Button onPress={() => void navigate("/")}>Back</Button>
        <ResetOrderButton />
        <Button
          kind={isFilled ? "primary" : "secondary"}
          className="ml-auto"
          isDisabled={!isEnabled}
          isPending={isPending}
          onPress={perform}
        >
          {label}
        </Button>
      </nav>
    </div>
  )
}
