import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "react-aria-components/Button"
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu"
import { Popover } from "react-aria-components/Popover"
import { buttonClasses } from "./Button.tsx"
import { classes } from "./classes.ts"

export interface MenuEntry {
  readonly label: string
  readonly icon: LucideIcon
  readonly perform: () => void
  /** True if the entry permanently removes something. */
  readonly isDangerous?: boolean
}

export interface MenuProps {
  /** The accessible name of the button, which shows `children`. */
  readonly label: string
  readonly children: ReactNode
  readonly entries: ReadonlyArray<MenuEntry>
  /** The look of the button: icon only, or with text. */
  readonly look?: "icon" | "secondary" | "quiet"
  /** The edge of the button to which the list is aligned. */
  readonly align?: "start" | "end"
}

const triggers: Readonly<Record<NonNullable<MenuProps["look"]>, string>> = {
  icon: buttonClasses("faint", "icon"),
  secondary: buttonClasses("secondary"),
  quiet: classes(buttonClasses("quiet", "small"), "text-sm"),
}

/** A button that opens a list of actions. The list is rendered above the page so that it isn't clipped. */
export function Menu({ align = "end", label, children, entries, look = "icon" }: MenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={triggers[look]}>
        {children}
      </Button>
      <Popover
        placement={align === "start" ? "bottom start" : "bottom end"}
        className="rise-in z-40 min-w-48 rounded-card border border-line bg-raised p-1 shadow-floating"
      >
        <AriaMenu aria-label={label} className="outline-none">
          {entries.map(({ icon: Icon, isDangerous = false, label: name, perform }) => (
            <MenuItem
              key={name}
              onAction={perform}
              className={classes(
                "control flex cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 font-medium outline-none data-[focused]:bg-hover",
                isDangerous && "text-critical",
              )}
            >
              <Icon className={classes("size-4", !isDangerous && "text-muted")} aria-hidden="true" />
              {name}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
