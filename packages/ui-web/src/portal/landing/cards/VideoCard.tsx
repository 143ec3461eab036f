import { hasPart } from "@listwright/domain/parts"
import { CirclePlay } from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../../../app/session.ts"
import { DashboardCard } from "./DashboardCard.tsx"
import { HowItWorks } from "./HowItWorks.tsx"

/** An explanation of how to make a list: a video if the user has access to videos, otherwise text. */
export function VideoCard() {
  const { site, user } = useSession()
  if (user.showVideos !== true || !hasPart(site, "videos"))
    return (
      <DashboardCard title="How it works">
        <HowItWorks />
      </DashboardCard>
    )
  return (
    <DashboardCard title="See how it works" more={{ text: "All videos", to: "/videos" }}>
      <Link
        to="/videos"
        aria-label="Watch how to build a list"
        className="grid min-h-28 flex-1 place-items-center rounded-control border border-line bg-raised text-accent-text transition-colors duration-100 hover:bg-hover"
      >
        <CirclePlay className="size-10" strokeWidth={1.25} aria-hidden="true" />
      </Link>
    </DashboardCard>
  )
}
