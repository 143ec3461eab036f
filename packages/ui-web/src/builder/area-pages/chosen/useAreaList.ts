import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"

interface AreaListParts {
  /** The area list; undefined until loaded. */
  readonly parts: typeof import("./AreaList.tsx") | undefined
  readonly isFailed: boolean
  /** Reloads the area list after a failure. */
  readonly retry: () => void
}

const SIGNS = ["pointermove", "pointerdown", "keydown"] as const

/** Loads the area list immediately if there are areas. Otherwise, loads it once the user starts using the page. */
export const useAreaList = (isNeeded: boolean): AreaListParts => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    const come = () => {
      ended.abort()
      setIsNear(true)
    }
    for (const sign of SIGNS) addEventListener(sign, come, { signal: ended.signal, passive: true })
    return () => ended.abort()
  }, [])
  const { data, isError, refetch } = useQuery({
    queryKey: ["area list"],
    queryFn: () => import("./AreaList.tsx"),
    enabled: isNeeded || isNear,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  })
  return { parts: data, isFailed: isError, retry: () => void refetch() }
}
