import { Phone, Search } from "lucide-react"
import type { ReactNode } from "react"
import { Skeleton } from "../../design/Skeleton.tsx"
import { LogoMark } from "../../design/Wordmark.tsx"
import { searchButtonClasses } from "../page/searchButtonClasses.ts"
import { SiteSlot } from "./SiteSlot.tsx"

/** The header of every screen that requires signing in, with a placeholder for the screen. */
export function FrameSkeleton({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="mx-auto flex h-14 max-w-[1328px] items-center gap-1 px-4 sm:px-6">
          <span className="inline-flex min-w-0 items-center gap-2.5 text-lg font-semibold tracking-tight text-text">
            <LogoMark />
            <SiteSlot name="siteName" className="truncate" />
          </span>
          <span className={searchButtonClasses.place}>
            <span className={searchButtonClasses.button}>
              <Search className={searchButtonClasses.icon} />
              <span className={searchButtonClasses.label}>Search</span>
            </span>
          </span>
          <span className="hidden items-center gap-2 px-3 py-1.5 whitespace-nowrap text-text has-[span:empty]:hidden! lg:inline-flex">
            <Phone className="size-4 text-muted" />
            <SiteSlot name="phoneNumber" />
          </span>
          <span className="hidden items-center gap-6 px-3.5 md:flex">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-4 w-14" />
            <Skeleton className="h-4 w-20" />
          </span>
          <span className="flex items-center gap-2 px-2">
            <Skeleton className="size-7 rounded-full" />
            <Skeleton className="h-4 w-24 max-lg:hidden" />
            <span className="size-4" />
          </span>
        </div>
      </div>
      <div className="mx-auto w-full max-w-[1328px] px-4 py-6 sm:px-6 lg:py-8">{children}</div>
    </>
  )
}

/** A placeholder for a screen whose content is still unknown. */
export function ScreenSkeleton() {
  return (
    <>
      <Skeleton className="mb-4 h-8 w-72 max-w-full" />
      <Skeleton className="h-40 w-full" />
    </>
  )
}
