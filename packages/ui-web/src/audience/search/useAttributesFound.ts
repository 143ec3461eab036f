import { demoKeyword, findInAudience, type FoundInAudience } from "@listwright/domain/audience"
import type { CallFailed } from "@listwright/domain/shared"
import { keepPreviousData } from "@tanstack/react-query"
import { useCall } from "../../app/useCall.ts"

/**
 * What a text finds among everything that an audience may be chosen by, asked for at every key; the question before is aborted.
 * Until the answer is there, that of the text before stays, as `isPlaceholderData`. Nobody is asked about a text that is too short.
 */
export const useAttributesFound = (text: string, listType: number) =>
  useCall<FoundInAudience, CallFailed>(
    ["found in audience", listType, text],
    findInAudience(listType, text),
    {
      enabled: demoKeyword(text)._tag === "Keyword",
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      // Without a connection it fails at once, and says so, instead of waiting for one.
      networkMode: "always",
    },
  )
