import { diagnosticOfferText } from "@listwright/domain/requests"
import { chosenReading, diagnosticThresholdReading } from "@listwright/domain/shared"
import { useSession } from "../../../app/session.ts"
import { Button } from "../../../design/Button.tsx"
import { DIAGNOSTIC_OFFER, DIAGNOSTIC_TITLE } from "../../requests/diagnosticTexts.ts"
import { useOpenSiteDialog } from "../../requests/SiteDialog.ts"
import { DashboardCard } from "./DashboardCard.tsx"

/** The offer of a diagnostic report, for users who have neither ordered nor saved a list [p9-diagnostic-quantity]. */
export function DiagnosticCard() {
  const { site } = useSession()
  const ask = useOpenSiteDialog()
  const offer = diagnosticOfferText(chosenReading(diagnosticThresholdReading, site.readings))
  return (
    <DashboardCard title={DIAGNOSTIC_TITLE}>
      <p className="text-pretty text-muted">
        {DIAGNOSTIC_OFFER} {offer}
      </p>
      <div className="mt-auto">
        <Button onPress={() => ask("diagnostic")}>Request a diagnostic</Button>
      </div>
    </DashboardCard>
  )
}
