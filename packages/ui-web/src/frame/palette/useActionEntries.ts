import { useTheme, THEME_NAMES, THEMES } from "../../design/theme.ts"
import type { SiteAction } from "../page/Palette.ts"
import { useSignOut } from "../page/useSignOut.ts"
import type { ActionEntry } from "./Entry.ts"

/** Returns the actions that run immediately: the header's questions, the themes, and Sign out. */
export const useActionEntries = (questions: ReadonlyArray<SiteAction>): ReadonlyArray<ActionEntry> => {
  const [theme, chooseTheme] = useTheme()
  const leave = useSignOut()
  const action = (title: string, perform: () => void, ...alsoCalled: ReadonlyArray<string>): ActionEntry => ({
    _tag: "Action",
    key: `action ${title}`,
    title,
    names: [title, ...alsoCalled],
    detail: "",
    aside: "",
    perform,
  })
  return [
    ...questions.map(({ label, perform }) => action(label, perform)),
    ...THEMES.filter((each) => each !== theme).map((each) =>
      action(`Appearance: ${THEME_NAMES[each]}`, () => chooseTheme(each), "Theme", `${each} mode`),
    ),
    action("Sign out", leave, "Log out", "Logout"),
  ]
}
