import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

export interface LoadedPart<Part> {
  /** undefined: not loaded yet. */
  readonly part: Part | undefined
  readonly isFailed: boolean
  /** Loads it, unless it is there or on its way; where that failed, once more. */
  readonly load: () => void
  /** Once more after a failure; answers whether it came. */
  readonly again: () => Promise<boolean>
}

/** A part of a page that is loaded when it is about to be needed. `name` tells the parts apart. */
export const useLoadedPart = <Part>(name: string, importPart: () => Promise<Part>): LoadedPart<Part> => {
  const [isNear, setIsNear] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: ["part", name],
    queryFn: importPart,
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  })
  const again = async () => !(await refetch()).isError
  return {
    part: data,
    isFailed: isError,
    load: () => {
      if (isError) void again()
      setIsNear(true)
    },
    again,
  }
}
