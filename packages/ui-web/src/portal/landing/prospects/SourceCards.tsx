import type { SourceCard as Card } from "@listwright/domain/catalog"
import { useSources } from "../../../app/useSources.ts"
import { classes } from "../../../design/classes.ts"
import { SourceCard } from "./SourceCard.tsx"
import { SourceList } from "./SourceList.tsx"

const MAX_CARDS = 6

const columnsOf = (cards: number): string | false =>
  cards > 2 && (cards % 3 === 0 || cards > 4 ? "lg:grid-cols-3" : "lg:grid-cols-4")

/**
 * The sources available to the user. If there are only a few, each has a card; if there are many, the most important
 * sources have cards and the others are listed in rows.
 */
export function SourceCards({ cards }: { readonly cards: ReadonlyArray<Card> }) {
  const sources = useSources()
  const isFew = cards.length <= MAX_CARDS
  const featured = isFew ? cards : cards.filter(({ emphasis }) => emphasis !== "plain")
  const further = isFew ? [] : cards.filter(({ emphasis }) => emphasis === "plain")
  return (
    <>
      <ul className={classes("grid gap-4 sm:grid-cols-2", columnsOf(featured.length))}>
        {featured.map((card) => (
          <li key={card.listType}>
            <SourceCard {...card} source={sources?.find(({ listType }) => listType === card.listType)} />
          </li>
        ))}
      </ul>
      {further.length === 0 ? null : (
        <>
          <h3 className="mt-2 font-semibold">More sources</h3>
          <SourceList cards={further} />
        </>
      )}
    </>
  )
}
