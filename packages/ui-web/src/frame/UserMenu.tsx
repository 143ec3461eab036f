import { Bookmark, ChevronDown, CreditCard, Gift, LogOut, type LucideIcon, Play } from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../app/session.ts"
import { Button, buttonLook } from "../design/Button.tsx"
import { Flyout } from "../design/Flyout.tsx"
import { RadioGroup } from "../design/RadioGroup.tsx"
import { THEME_NAMES, THEMES, useTheme } from "../design/theme.ts"
import type { SiteAction } from "./Palette.ts"
import { MENU_PAGES, ownPages, REWARDS_PAGE, type SitePage, VIDEOS_PAGE } from "./sitePages.ts"
import { useLeave } from "./useLeave.ts"

const icons: ReadonlyMap<SitePage, LucideIcon> = new Map([
  [REWARDS_PAGE, Gift],
  [VIDEOS_PAGE, Play],
])

/** Who is signed in, how the screens look, and the way out. */
export function UserMenu({ entries }: { readonly entries: ReadonlyArray<SiteAction> }) {
  const { user } = useSession()
  const leave = useLeave()
  const [theme, chooseTheme] = useTheme()
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <Flyout
      button={
        <>
          <span className="sr-only">Your account:</span>
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-text"
          >
            {initials(user.firstName, user.lastName)}
          </span>
          <span className="max-w-40 truncate max-lg:sr-only">{name}</span>
          <ChevronDown className="size-4 text-muted" aria-hidden="true" />
        </>
      }
    >
      {(close) => (
        <>
          <div className="px-4 pt-3 pb-3">
            <p className="font-semibold">{name}</p>
            <p className="text-xs text-muted">{user.email}</p>
            <p className="text-xs text-muted">{user.accountName}</p>
          </div>
          <nav aria-label="Your pages" className="border-t border-line p-1">
            {[...MENU_PAGES, ...ownPages(user)].map((page) => {
              const Icon = icons.get(page) ?? Bookmark
              return (
                <Link key={page.to} to={page.to} className={buttonLook("plain", "menuItem")} onClick={close}>
                  <Icon className="size-4 text-muted" aria-hidden="true" />
                  {page.title}
                </Link>
              )
            })}
          </nav>
          <div className="border-t border-line px-4 py-3">
            <RadioGroup
              label="Appearance"
              value={theme}
              onChange={chooseTheme}
              options={THEMES.map((each) => ({ value: each, text: THEME_NAMES[each] }))}
            />
          </div>
          <div className="border-t border-line p-1">
            {entries.map(({ label, perform }) => (
              <Button
                key={label}
                kind="plain"
                size="menuItem"
                onPress={() => {
                  close()
                  perform()
                }}
              >
                <CreditCard className="size-4 text-muted" aria-hidden="true" />
                {label}
              </Button>
            ))}
            <Button
              kind="plain"
              size="menuItem"
              onPress={() => {
                close()
                leave()
              }}
            >
              <LogOut className="size-4 text-muted" aria-hidden="true" />
              Sign out
            </Button>
          </div>
        </>
      )}
    </Flyout>
  )
}

const initials = (first: string, last: string): string =>
  `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase()
