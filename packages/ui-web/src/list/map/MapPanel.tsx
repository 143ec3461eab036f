import { type ReactNode, Suspense } from "react"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { hasWebGl } from "./hasWebGl.ts"
import { MapErrorBoundary } from "./MapErrorBoundary.tsx"

export interface MapPanelProps {
  /** A hint about using the page without the map: 'Enter ZIP Codes in the fields above.' */
  readonly instead: string
  /** The map, which loads when rendered. */
  readonly children: ReactNode
}

/**
 * Reserves space for a map and shows the map once it's loaded. Without WebGL, it explains why there isn't a map;
 * everything on a map can also be chosen in a list or a field.
 */
export function MapPanel({ children, instead }: MapPanelProps) {
  if (!hasWebGl())
    return (
      <Notice kind="info" title="This browser can't show the map">
        The map needs WebGL 2, which this browser doesn't support or has turned off. {instead}
      </Notice>
    )
  return (
    <MapErrorBoundary
      instead={(retry) => (
        <Notice kind="error" isLive action={<Button onPress={retry}>Try again</Button>}>
          We couldn't load the map. {instead}
        </Notice>
      )}
    >
      <Suspense fallback={<Skeleton className="h-[26rem] w-full rounded-card max-sm:h-[20rem]" />}>
        {children}
      </Suspense>
    </MapErrorBoundary>
  )
}
