import { BANNER_CARDS, type BannerCard, bannerCards } from "@listwright/domain/account"
import {
  ArrowDown,
  ArrowRight,
  ChartPie,
  CirclePlay,
  DatabaseZap,
  type LucideIcon,
  UsersRound,
} from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../../app/session.ts"
import { classes } from "../../design/classes.ts"
import { SECTION_IDS, scrollToSection } from "./sections.ts"

const ICONS: Readonly<Record<BannerCard, LucideIcon>> = {
  reach: UsersRound,
  manage: DatabaseZap,
  analyze: ChartPie,
  videos: CirclePlay,
}

const LOOK =
  "group flex h-full items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 font-medium text-text no-underline transition-colors duration-100 hover:bg-hover hover:no-underline"

function Card({ card }: { readonly card: BannerCard }) {
  const Icon = ICONS[card]
  const Arrow = card === "videos" ? ArrowRight : ArrowDown
  const content = (
    <>
      <Icon className="size-5 shrink-0 text-accent-text" strokeWidth={1.75} aria-hidden="true" />
      <span className="min-w-0 flex-1 text-balance">{BANNER_CARDS[card]}</span>
      <Arrow className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </>
  )
  if (card === "videos")
    return (
      <Link to="/videos" className={LOOK}>
        {content}
      </Link>
    )
  return (
    <a
      href={`#${SECTION_IDS[card]}`}
      className={LOOK}
      onClick={(event) => {
        event.preventDefault()
        scrollToSection(card)
      }}
    >
      {content}
    </a>
  )
}

/** Links to the sections of the page, with videos only if the user has access to them. */
export function BannerCards() {
  const { site, user } = useSession()
  const cards = bannerCards(user, site)
  // One card would only lead to what is below it anyway.
  if (cards.length < 2) return null
  return (
    <nav aria-label="On this page">
      <ul
        className={classes(
          "grid gap-3 sm:grid-cols-2",
          cards.length === 2 ? "" : cards.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4",
        )}
      >
        {cards.map((card) => (
          <li key={card}>
            <Card card={card} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
