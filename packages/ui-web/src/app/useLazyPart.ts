import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

export interface LazyPart<Part> {
  /** The part; undefined if it isn't loaded yet. */
  readonly part: Part | undefined
  readonly isFailed: boolean
  /** Loads the part unless it's loaded or loading; if that failed, retries. */
  readonly load: () => void
  /** Retries after a failure; returns whether the part was loaded. */
  readonly again: () => Promise<boolean>
}

/** Loads a part of a page when it's about to be needed. `name` distinguishes the parts. */
export const useLazyPart = <Part>(name: string, importPart: () => Promise<Part>): LazyPart<Part> => {
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
