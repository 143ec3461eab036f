import type { SiteConfiguration } from "@listwright/domain/account"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { useNow } from "../app/useNow.ts"

export function Footer({
  site,
  questions,
}: {
  readonly site: SiteConfiguration
  readonly questions: ReactNode
}) {
  return (
    <footer className="no-print border-t border-line text-sm text-muted">
      <div className="mx-auto flex max-w-[1328px] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-5 pb-[calc(20px+var(--bottom-bar,0px))] sm:px-6">
        <p>
          © {useNow().getFullYear()} {site.siteName}
        </p>
        <p>Places from GeoNames (CC BY 4.0) and the US Census Bureau</p>
        <div className="flex flex-wrap sm:ml-auto items-center gap-x-4 gap-y-1">
          <Link to="/digitalCampaigns">Digital campaigns</Link>
          <Link to="/freedatadiagnostic">Free data diagnostic</Link>
          <a href={`tel:${site.phoneNumber}`}>{site.phoneNumber}</a>
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </div>
        <div className="-ml-3 flex w-full gap-1 md:hidden">{questions}</div>
      </div>
    </footer>
  )
}
