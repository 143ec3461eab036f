import {
  parseAttributeKeyword,
  findAudienceHits,
  type AudienceSearchResult,
} from "@listwright/domain/audience"
import type { CallFailed } from "@listwright/domain/shared"
import { keepPreviousData } from "@tanstack/react-query"
import { useCall } from "../../../app/useCall.ts"

/**
 * Searches all attributes, values, and other ways to choose an audience at every keystroke. Each request aborts the
 * previous one. Until the response arrives, the earlier result remains as `isPlaceholderData`. Search text that's too
 * short isn't sent.
 */
export const useFoundAttributes = (text: string, listType: number) =>
  useCall<AudienceSearchResult, CallFailed>(
    ["found in audience", listType, text],
    findAudienceHits(listType, text),
    {
      enabled: parseAttributeKeyword(text)._tag === "Keyword",
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      // Without a connection it fails at once, and says so, instead of waiting for one.
      networkMode: "always",
    },
  )
