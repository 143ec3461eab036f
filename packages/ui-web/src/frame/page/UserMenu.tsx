import { ChevronDown, LogOut, type LucideIcon } from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../../app/session.ts"
import { Avatar } from "../../design/Avatar.tsx"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { Flyout } from "../../design/Flyout.tsx"
import { RadioGroup } from "../../design/RadioGroup.tsx"
import { THEME_NAMES, THEMES, useTheme } from "../../design/theme.ts"
import type { SiteAction } from "./Palette.ts"
import { pageIcon } from "./pageIcons.ts"
import { menuPages, personalPages } from "./sitePages.ts"
import { useSignOut } from "./useSignOut.ts"

/** A personal action in the user's menu. */
export interface AccountAction extends SiteAction {
  readonly icon: LucideIcon
}

/** The signed-in user's menu: name, pages, theme, and Sign out. */
export function UserMenu({ entries }: { readonly entries: ReadonlyArray<AccountAction> }) {
  const session = useSession()
  const { user } = session
  const leave = useSignOut()
  const [theme, chooseTheme] = useTheme()
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <Flyout
      button={
        <>
          <span className="sr-only">Your account:</span>
          <Avatar
            firstName={user.firstName}
            lastName={user.lastName}
            image={user.image}
            className="size-7 text-xs"
          />
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
            {[...menuPages(session), ...personalPages(session)].map((page) => {
              const Icon = pageIcon(page)
              return (
                <Link
                  key={page.to}
                  to={page.to}
                  className={buttonClasses("plain", "menuItem")}
                  onClick={close}
                >
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
            {entries.map(({ icon: Icon, label, perform }) => (
              <Button
                key={label}
                kind="plain"
                size="menuItem"
                onPress={() => {
                  close()
                  perform()
                }}
              >
                <Icon className="size-4 text-muted" aria-hidden="true" />
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
