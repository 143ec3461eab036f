import { AREA_MENU_LABEL, areaMenu, visibleAreaTabs } from "@listwright/domain/catalog"
import { ChevronDown } from "lucide-react"
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from "react"
import { Link } from "react-router"
import { useSession } from "../../app/session.ts"
import { areaScreenName } from "../../list/areas/areaScreenName.ts"
import { type AreaScreen, isAreaScreen } from "../../list/areas/areaScreens.ts"
import { AREA_BUTTONS, AreaButtonLabel, areaButtonRowClasses } from "../../list/areas/AreaButtonLabel.tsx"
import { useAreaScreen } from "../../list/areas/useAreaScreen.ts"
import { buttonClasses } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { useDraft } from "../../list/draft/useDraft.ts"

const isBeside = (tab: AreaScreen): boolean => AREA_BUTTONS.some(([beside]) => beside === tab)

const loadList = () => import("./AreaMenuList.tsx")
const AreaMenuList = lazy(async () => ({ default: (await loadList()).AreaMenuList }))
/** Preloads the menu; if that fails, pressing the button loads it again. */
const loadAhead = () => void loadList().catch(() => null)

const isHere = "border-accent! bg-accent-soft! text-accent-text!"

/**
 * The methods of choosing areas: buttons for ZIP Codes and a radius, and a menu for the others. The menu is loaded when
 * the user is about to open it.
 */
export function AreaMenu() {
  const { listType } = useDraft().draft
  const { site } = useSession()
  const current = useAreaScreen()
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const shown = visibleAreaTabs(listType, site).filter(isAreaScreen)
  const inMenu = shown.filter((tab) => !isBeside(tab))
  const onPhones = areaMenu(inMenu, "mobile")
  const isInMenu = !isBeside(current)
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <nav aria-label="Ways to choose areas" className={areaButtonRowClasses}>
      {AREA_BUTTONS.filter(([tab]) => shown.includes(tab)).map(([tab, name]) => (
        <Link
          key={tab}
          to={`/order/${listType}/geo/${tab}`}
          aria-label={name}
          aria-current={current === tab ? "page" : undefined}
          className={classes(
            buttonClasses("secondary"),
            "no-underline hover:no-underline",
            current === tab && isHere,
          )}
        >
          <AreaButtonLabel tab={tab} name={name} />
        </Link>
      ))}
      {inMenu.length === 0 ? null : (
        <>
          <button
            ref={trigger}
            type="button"
            aria-haspopup="menu"
            aria-expanded={isOpen}
            className={classes(
              buttonClasses("secondary"),
              isInMenu && isHere,
              onPhones.standard.length === 0 && "max-sm:hidden",
            )}
            onPointerEnter={loadAhead}
            onFocus={loadAhead}
            onKeyDown={openByKey}
            onClick={() => setIsOpen(true)}
          >
            {isInMenu ? areaScreenName(current, listType) : AREA_MENU_LABEL}
            <ChevronDown className="size-4" aria-hidden="true" />
          </button>
          {isOpen ? (
            <Suspense fallback={null}>
              <AreaMenuList
                trigger={trigger}
                listType={listType}
                tabs={inMenu}
                current={current}
                onClose={() => setIsOpen(false)}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </nav>
  )
}
