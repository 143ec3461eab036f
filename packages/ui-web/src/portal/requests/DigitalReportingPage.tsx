import { type Campaign, campaignStateText, Requests } from "@listwright/domain/requests"
import { Effect } from "effect"
import { Mail, Megaphone, Phone } from "lucide-react"
import { FailedCall } from "../../app/FailedCall.tsx"
import { localDateTimeText } from "../../app/localDateTimeText.ts"
import { SupportLink } from "../../app/SupportLink.tsx"
import { useCall } from "../../app/useCall.ts"
import { Link } from "react-router"
import { buttonClasses } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Fact, Facts } from "../../design/Facts.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { SideContact } from "./SideContact.tsx"
import { useSiteConfiguration } from "./useSiteConfiguration.ts"

/** The page at `/DigitalReporting`: the status of the user's requested campaigns, and the contact for questions. */
export function DigitalReportingPage() {
  const site = useSiteConfiguration()
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-1">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            Digital History
          </h1>
          <p className="text-pretty text-muted">
            The digital campaigns you requested and our digital team's progress on each one.
          </p>
        </div>
        <Link to="/digitalCampaigns" className={buttonClasses("primary")}>
          Request a campaign
        </Link>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Campaigns />
        <div className="flex flex-col gap-4">
          <section
            aria-labelledby="team"
            className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5"
          >
            <h2 id="team" className="font-semibold">
              Your digital team
            </h2>
            <p className="text-sm text-muted">For questions about a current or upcoming campaign.</p>
            <SupportLink way="phoneNumber" site={site} className={way}>
              <Phone className="size-4 shrink-0 text-muted" aria-hidden="true" />
            </SupportLink>
            <SupportLink way="contactEmail" site={site} className={way}>
              <Mail className="size-4 shrink-0 text-muted" aria-hidden="true" />
            </SupportLink>
          </section>
          <SideContact />
        </div>
      </div>
    </div>
  )
}

const way = "flex items-center gap-2 wrap-anywhere text-text"

function Campaigns() {
  const { data, error, isFetching, refetch } = useCall(
    ["campaigns"],
    Effect.flatMap(Requests, (requests) => requests.campaigns()),
    { staleTime: 0 },
  )
  if (data === undefined)
    return error === null ? (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-48 w-full rounded-card" />
        <Skeleton className="h-48 w-full rounded-card" />
      </div>
    ) : (
      <FailedCall
        what="We couldn't load your campaigns"
        failure={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data.length === 0)
    return (
      <EmptyState title="You haven't requested a campaign yet" icon={Megaphone}>
        Tell us what you have in mind. Our digital team will reply by the next business day, and the reply
        will appear here.
      </EmptyState>
    )
  return (
    <ul aria-label="Your campaigns, latest first" className="flex flex-col gap-4">
      {data.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} />
      ))}
    </ul>
  )
}

const stateLooks: Readonly<Record<Campaign["state"], string>> = {
  received: "border-line bg-raised text-text",
  planning: "border-info/40 bg-info-soft text-info",
  running: "border-positive/40 bg-positive-soft text-positive",
  finished: "border-line bg-raised text-muted",
  declined: "border-caution/40 bg-caution-soft text-caution",
}

function CampaignCard({ campaign }: { readonly campaign: Campaign }) {
  const { name, text } = campaignStateText(campaign.state)
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 font-semibold wrap-anywhere whitespace-pre-line">{campaign.goal}</h2>
        <span
          className={classes(
            "shrink-0 rounded-full border px-2.5 py-0.5 text-sm font-medium",
            stateLooks[campaign.state],
          )}
        >
          {name}
        </span>
      </div>
      <p className="text-pretty wrap-anywhere whitespace-pre-line">
        {campaign.note === "" ? text : campaign.note}
      </p>
      <Facts>
        <Fact name="Requested">{localDateTimeText(campaign.requestedAt)}</Fact>
        {campaign.stateAt === null ? null : (
          <Fact name="Last update from the team">{localDateTimeText(campaign.stateAt)}</Fact>
        )}
        {campaign.facts.map((fact) => (
          <Fact key={fact.name} name={fact.name}>
            {fact.value}
          </Fact>
        ))}
      </Facts>
    </li>
  )
}
