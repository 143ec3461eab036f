import { CUSTOMER_REPORTS, REPORT_TURNAROUND, reportPriceText } from "@listwright/domain/reports"
import { chosenReading, reportPriceReading } from "@listwright/domain/shared"
import { useSession } from "../../../app/session.ts"
import { OfferCard } from "../OfferCard.tsx"
import { ReportPreview } from "./ReportPreview.tsx"
import { useSiteLink } from "./useSiteLink.ts"

type ReportKey = (typeof CUSTOMER_REPORTS)[number]["linkKey"]

const ABOUT: Readonly<Record<ReportKey, string>> = {
  reportLookALike: "People who resemble your best customers.",
  reportEnhanceLookAlike: "The same people, ranked by a model of your own customers.",
  reportPortrait: "Your customers compared with everyone else, trait by trait.",
  reportPortraitRegional: "The same portrait, region by region.",
}

/** The customer reports, with their starting price and turnaround time. */
export function ReportCards() {
  const { site } = useSession()
  const linkOf = useSiteLink()
  const price = reportPriceText(chosenReading(reportPriceReading, site.readings))
  return (
    <>
      <p className="text-muted">
        Learn who your customers are and where more people like them live. Reports {price}, ready in{" "}
        {REPORT_TURNAROUND}.
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {CUSTOMER_REPORTS.map(({ linkKey, name }) => (
          <li key={linkKey}>
            <OfferCard
              title={name}
              figure={<ReportPreview report={linkKey} />}
              {...linkOf(linkKey, "See the report", name)}
            >
              {ABOUT[linkKey]}
            </OfferCard>
          </li>
        ))}
      </ul>
    </>
  )
}
