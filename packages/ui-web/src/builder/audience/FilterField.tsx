import { parseAttributeKeyword, KEYWORD_TOO_SHORT_MESSAGE } from "@listwright/domain/audience"
import { TextField } from "../../design/TextField.tsx"
import { WordedText } from "../../design/wording.tsx"

export interface FilterFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly typed: string
  readonly isDisabled: boolean
  readonly onType: (typed: string) => void
  readonly className?: string
}

/**
 * Returns the keyword that filters a page as the user types; '' if it has fewer than 3 characters [ob5-demo-search].
 */
export const filterKeyword = (typed: string): string => {
  const search = parseAttributeKeyword(typed)
  return search._tag === "Keyword" ? search.keyword : ""
}

/** A field for filtering the page by keyword. */
export function FilterField({ className, isDisabled, label, onType, placeholder, typed }: FilterFieldProps) {
  const isTooShort = parseAttributeKeyword(typed)._tag === "KeywordTooShort"
  return (
    <search className={className}>
      <TextField
        label={label}
        placeholder={placeholder}
        type="search"
        autoComplete="off"
        value={typed}
        disabled={isDisabled}
        onChange={({ target }) => onType(target.value)}
        description={
          isTooShort ? (
            <WordedText text={KEYWORD_TOO_SHORT_MESSAGE} />
          ) : (
            "Enter at least 3 characters of a name, description or category"
          )
        }
      />
    </search>
  )
}
