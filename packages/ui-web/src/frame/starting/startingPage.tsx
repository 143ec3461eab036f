import { SIGNED_IN_COOKIE } from "@listwright/adapters"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { LogoMark } from "../../design/Wordmark.tsx"
import { FrameSkeleton, ScreenSkeleton } from "./FrameSkeleton.tsx"
import { AreasSkeleton, AudienceSkeleton, OrderSkeleton } from "./OrderSkeleton.tsx"
import { SignInSkeleton } from "./SignInSkeleton.tsx"

/** The initial page shapes. `start.js` determines the shape for a URL. */
const SHAPES = {
  "sign-in": <SignInSkeleton />,
  areas: (
    <FrameSkeleton>
      <OrderSkeleton active={0}>
        <AreasSkeleton />
      </OrderSkeleton>
    </FrameSkeleton>
  ),
  audience: (
    <FrameSkeleton>
      <OrderSkeleton active={1}>
        <AudienceSkeleton />
      </OrderSkeleton>
    </FrameSkeleton>
  ),
  frame: (
    <FrameSkeleton>
      <ScreenSkeleton />
    </FrameSkeleton>
  ),
  blank: (
    <div className="flex min-h-dvh items-center justify-center">
      <LogoMark />
    </div>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

/**
 * Returns a page's markup before any script runs, with a name for each shape; a style sheet shows the matching shape.
 * It runs in the build, not in browsers.
 */
export const startupMarkup = (): string =>
  renderToStaticMarkup(
    <div aria-busy="true">
      <p className="sr-only">Loading</p>
      {Object.entries(SHAPES).map(([name, shape]) => (
        <div key={name} data-starting={name} aria-hidden="true">
          {shape}
        </div>
      ))}
    </div>,
  )

/** Returns the styles that show the matching shape, with the text for either new or returning visitors. */
export const startupStyle = (): string =>
  [
    "[data-starting],[data-starting-for]{display:none}",
    Object.keys(SHAPES)
      .map((name) => `[data-start=${name}] [data-starting=${name}]`)
      .join(","),
    "{display:block}",
    // Notices keep their distance to the bar at the bottom from the start.
    "@media (width < 1024px){:is([data-start=areas],[data-start=audience]):has([data-starting]){--bottom-bar:64px}}",
    "html:not([data-returning]) [data-starting-for=new],[data-returning] [data-starting-for=returning]{display:block}",
  ].join("")

/** The names that `start.js` needs from the app. */
export const startupNames = { signedInCookie: SIGNED_IN_COOKIE } as const

/** The modules that a shape's screen needs before rendering, in addition to those of every page. */
const ORDER = [
  "frame/page/Frame",
  "app/sitePorts",
  "list/guards/resolveSourceEntry",
  "app/findQuickPicks",
  "builder/steps/OrderFrame",
  "builder/steps/Builder",
]
export const startupModules: Readonly<Partial<Record<keyof typeof SHAPES, ReadonlyArray<string>>>> = {
  "sign-in": ["account/sign-in/SignInPage"],
  areas: [...ORDER, "builder/area-pages/visibleAreaScreens", "builder/area-pages/GeographyPage"],
  audience: [...ORDER, "builder/audience/availableAudienceTabs", "builder/audience/AudienceStep"],
  frame: ["frame/page/Frame", "app/sitePorts"],
}
