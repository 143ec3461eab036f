import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

interface Popup {
  /** undefined: not loaded yet. */
  readonly parts: typeof import("./SearchPopup.tsx") | undefined
  readonly isFailed: boolean
  /** Loads it, unless it is there or on its way; where that failed, once more. */
  readonly load: () => void
}

/** What the search box opens, loaded when the pointer or the focus comes to it. */
export const usePopup = (): Popup => {
  const [isNear, setIsNear] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: ["search popup"],
    queryFn: () => import("./SearchPopup.tsx"),
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  })
  return {
    parts: data,
    isFailed: isError,
    load: () => {
      if (isError) void refetch()
      setIsNear(true)
    },
  }
}
