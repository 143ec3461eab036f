import { RADIUS_PAGE_TITLE } from "@listwright/domain/geography"
import { AREA_SCREENS, type AreaScreen } from "./areaScreens.ts"

/** The methods of choosing areas that have their own button, each with its label. */
export const AREA_BUTTONS = [
  ["zip", AREA_SCREENS.zip],
  ["radius", RADIUS_PAGE_TITLE],
] as const satisfies ReadonlyArray<readonly [AreaScreen, string]>

/** The container of the buttons; its width determines their labels. */
export const areaButtonRowClasses = "@container flex flex-wrap gap-2"

/** A button label that switches to the shorter menu name if the row is too narrow for the full names. */
export function AreaButtonLabel({ tab, name }: { readonly tab: AreaScreen; readonly name: string }) {
  const short = AREA_SCREENS[tab]
  return short === name ? (
    name
  ) : (
    <>
      <span className="@max-[636px]:hidden">{name}</span>
      <span className="hidden @max-[636px]:inline" aria-hidden="true">
        {short}
      </span>
    </>
  )
}
