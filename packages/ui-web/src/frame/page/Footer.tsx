import { type FooterLink, footerLinks, type SiteConfiguration } from "@listwright/domain/account"
import { hasPart } from "@listwright/domain/parts"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { SupportLink } from "../../app/SupportLink.tsx"
import { useNow } from "../../app/useNow.ts"

/**
 * Renders a link to a page on the site, or to an external page, which opens in a new tab so that the current work isn't
 * lost.
 */
const linkTo = ({ address, text }: FooterLink) =>
  address.startsWith("/") ? (
    <a key={text} href={address}>
      {text}
    </a>
  ) : (
    <a key={text} href={address} target="_blank" rel="noreferrer">
      {text}
    </a>
  )

const row = "flex flex-wrap items-center gap-x-4 gap-y-1"

/**
 * The copyright notice and the links to the about, privacy, and social media pages. Links without a URL aren't shown.
 */
export function Footer({
  site,
  questions,
}: {
  readonly site: SiteConfiguration
  readonly questions: ReactNode
}) {
  const { own, social } = footerLinks(site.footer)
  return (
    <footer className="no-print border-t border-line text-sm text-muted">
      <div className="mx-auto flex max-w-[1328px] flex-col gap-3 px-4 py-5 pb-[calc(20px+var(--bottom-bar,0px)+var(--notices,0px))] sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <nav aria-label="Footer" className={row}>
            {own.map(linkTo)}
            {hasPart(site, "services") ? (
              <>
                <Link to="/digitalCampaigns">Digital campaigns</Link>
                <Link to="/freedatadiagnostic">Free data diagnostic</Link>
              </>
            ) : null}
          </nav>
          <div className={row}>
            <SupportLink way="phoneNumber" site={site} />
            <SupportLink way="contactEmail" site={site} />
          </div>
        </div>
        <div className="-ml-3 flex w-full gap-1 md:hidden">{questions}</div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p>
            © {useNow().getFullYear()} {site.siteName}
            <span className="max-sm:block sm:ml-4">
              Places from GeoNames (CC BY 4.0) and the US Census Bureau
            </span>
          </p>
          {social.length === 0 ? null : (
            <nav aria-label="Follow us" className={row}>
              {social.map(linkTo)}
            </nav>
          )}
        </div>
      </div>
    </footer>
  )
}
