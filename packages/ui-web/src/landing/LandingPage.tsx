import { greeting } from "@listwright/domain/account"
import type { Draft } from "@listwright/domain/drafts"
import { chosenReading, greetingReading } from "@listwright/domain/shared"
import { useLoaderData } from "react-router"
import { useSession } from "../app/session.ts"
import { useSources } from "../app/useSources.ts"
import { useNow } from "../app/useNow.ts"
import { classes } from "../design/classes.ts"
import { EmptyState } from "../design/EmptyState.tsx"
import { ContinueSection } from "./ContinueSection.tsx"
import { HowItWorks } from "./HowItWorks.tsx"
import { offeredSources } from "./offeredSources.ts"
import { SourceCard } from "./SourceCard.tsx"
import { SourceRow } from "./SourceRow.tsx"

const MOST_CARDS = 6

const columnsOf = (cards: number): string | false =>
  cards > 2 && (cards % 3 === 0 || cards > 4 ? "lg:grid-cols-3" : "lg:grid-cols-4")

/** spec: portal §2 (Landing page), the part of it that leads to lists */
export function LandingPage() {
  const session = useSession()
  const { user, site } = session
  const lists = useLoaderData<ReadonlyArray<Draft>>()
  const cards = offeredSources(session)
  const sources = useSources()
  const sourceOf = (listType: number) => sources?.find((source) => source.listType === listType)
  // A few have a card each. Of many those that matter most have one, and the others a line.
  const isFew = cards.length <= MOST_CARDS
  const featured = isFew ? cards : cards.filter(({ emphasis }) => emphasis !== "plain")
  const further = isFew ? [] : cards.filter(({ emphasis }) => emphasis === "plain")
  const hello = greeting(useNow().getHours(), chosenReading(greetingReading, site.readings))
  const name = user.firstName === "" ? user.email : user.firstName
  return (
    <div className="flex flex-col gap-10">
      <header>
        <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight">
          {hello}, {name}
        </h1>
        <p className="mt-1 text-lg text-muted">
          Pick an area and an audience. The exact count and price update as you choose.
        </p>
      </header>
      {lists.length === 0 ? null : <ContinueSection lists={lists} />}
      <section aria-labelledby="prospects" className="flex flex-col gap-4">
        <h2 id="prospects" className="text-lg font-semibold">
          Reach New Prospects
        </h2>
        {cards.length === 0 ? (
          <EmptyState title="You have no data source yet">
            To have one activated, call <a href={`tel:${site.phoneNumber}`}>{site.phoneNumber}</a> or write to{" "}
            <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
          </EmptyState>
        ) : (
          <ul className={classes("grid gap-4 sm:grid-cols-2", columnsOf(featured.length))}>
            {featured.map((card) => (
              <li key={card.listType}>
                <SourceCard {...card} source={sourceOf(card.listType)} />
              </li>
            ))}
          </ul>
        )}
        {further.length === 0 ? null : (
          <>
            <h3 className="mt-2 font-semibold">More sources</h3>
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {further.map(({ listType }) => (
                <li key={listType}>
                  <SourceRow listType={listType} source={sourceOf(listType)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <HowItWorks />
    </div>
  )
}
