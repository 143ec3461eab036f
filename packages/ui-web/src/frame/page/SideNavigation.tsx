import { NavLink } from "react-router"
import { useSession } from "../../app/session.ts"
import { classes } from "../../design/classes.ts"
import { Disclosure } from "../../design/Disclosure.tsx"
import { SidebarContactForm } from "../../portal/requests/SideContact.tsx"
import { pageIcon } from "./pageIcons.ts"
import { LANDING_PAGE, menuPages, personalPages } from "./sitePages.ts"

/**
 * The navigation beside the portal's pages: the histories, the user's other pages, and a form for contacting the site
 * [p6-history-menu].
 */
export function SideNavigation() {
  const session = useSession()
  const pages = [LANDING_PAGE, ...menuPages(session), ...personalPages(session)]
  return (
    <div className="sticky top-[88px] flex max-h-[calc(100dvh-104px)] flex-col gap-4 overflow-y-auto p-1 -m-1">
      <nav aria-label="Portal">
        <ul className="flex flex-col gap-0.5">
          {pages.map((page) => {
            const Icon = pageIcon(page)
            return (
              <li key={page.to}>
                <NavLink
                  to={page.to}
                  end
                  className={({ isActive }) =>
                    classes(
                      "control flex items-center gap-3 rounded-control px-3 py-1.5 no-underline hover:no-underline",
                      isActive ? "bg-accent-soft font-medium text-accent-text" : "text-text hover:bg-hover",
                    )
                  }
                >
                  <Icon className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
                  {page.title}
                </NavLink>
              </li>
            )
          })}
        </ul>
      </nav>
      <aside aria-label="Contact Us">
        <Disclosure title="Send us a message" headingLevel={2}>
          <SidebarContactForm />
        </Disclosure>
      </aside>
    </div>
  )
}
