import { type LandingVersion, landingVersion, alternateLandingVersion } from "@listwright/domain/account"
import type { Draft } from "@listwright/domain/drafts"
import { chosenReading, landingVersionReading } from "@listwright/domain/shared"
import { useLoaderData } from "react-router"
import { useSession } from "../../app/session.ts"
import { CompactLanding } from "./CompactLanding.tsx"
import { FullLanding } from "./FullLanding.tsx"
import { ScrollToTopButton } from "./ScrollToTopButton.tsx"

const useVersion = (): LandingVersion => {
  const { site, user } = useSession()
  return landingVersion(user, chosenReading(landingVersionReading, site.readings))
}

function Landing({ version }: { readonly version: LandingVersion }) {
  const lists = useLoaderData<ReadonlyArray<Draft>>()
  return (
    <>
      {version === 1 ? <FullLanding lists={lists} /> : <CompactLanding lists={lists} />}
      <ScrollToTopButton />
    </>
  )
}

/** The page at `/`, in the version from the user's record or the site's. */
export function LandingPage() {
  return <Landing version={useVersion()} />
}

/** The page at `/example`, which shows the landing page version that the user doesn't have. */
export function ExamplePage() {
  return <Landing version={alternateLandingVersion(useVersion())} />
}
