import { NetworkFailed } from "@listwright/domain"
import { ChevronDown } from "lucide-react"
import { useNavigate } from "react-router"
import { useApp } from "../app/App.ts"
import { useNotifyFailure } from "../app/failures.ts"
import { useSession } from "../app/session.ts"
import { Button } from "react-aria-components/Button"
import { buttonLook } from "../design/Button.tsx"
import { classes } from "../design/classes.ts"
import { Menu } from "../design/Menu.tsx"
import { type Theme, THEMES, useTheme } from "../design/theme.ts"

const themeNames: Readonly<Record<Theme, string>> = { system: "As the device", light: "Light", dark: "Dark" }

/** Who is signed in, how the screens look, and the way out. */
export function UserMenu() {
  const { sessions } = useApp()
  const { user } = useSession()
  const navigate = useNavigate()
  const notifyFailure = useNotifyFailure()
  const [theme, chooseTheme] = useTheme()
  const name = `${user.firstName} ${user.lastName}`.trim()
  const leave = async () => {
    if (!(await sessions.signOut())) return notifyFailure(new NetworkFailed())
    void navigate("/signin")
  }
  return (
    <Menu
      label="Your account"
      trigger={
        <Button className={classes(buttonLook("quiet"), "px-1.5! text-text!")}>
          <span className="sr-only">Your account:</span>
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-text"
          >
            {initials(user.firstName, user.lastName)}
          </span>
          <span className="max-w-40 truncate max-lg:sr-only">{name}</span>
          <ChevronDown className="size-4 text-muted" aria-hidden="true" />
        </Button>
      }
      top={
        <div className="px-3 pt-2 pb-2">
          <p className="font-semibold">{name}</p>
          <p className="text-xs text-muted">{user.email}</p>
          <p className="text-xs text-muted">{user.accountName}</p>
        </div>
      }
      groups={[
        {
          title: "Appearance",
          entries: THEMES.map((each) => ({
            id: each,
            text: themeNames[each],
            perform: () => chooseTheme(each),
            isChosen: each === theme,
          })),
        },
        { title: "Session", entries: [{ id: "sign-out", text: "Sign out", perform: () => void leave() }] },
      ]}
    />
  )
}

const initials = (first: string, last: string): string => `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase()
