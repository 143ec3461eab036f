import { type SentenceClause, WITH_PHONES_TEXT } from "@listwright/domain/audience"
import { criterionColumns } from "@listwright/domain/definition"
import { Link, useLocation } from "react-router"
import { ANCHORS } from "../../../list/attributes/anchors.ts"
import { Token } from "../../../design/Chip.tsx"

export interface AudienceClauseProps {
  /** Returns the URL for choosing an attribute. */
  readonly addressOf: (column: string) => string
  readonly clause: SentenceClause
  /** False if other clauses follow after a comma. */
  readonly isLast: boolean
  /** Removes the part at this index. */
  readonly onRemove: (part: number) => void
  readonly isDisabled?: boolean
}

const LINK = "text-text no-underline hover:underline"

/**
 * The part of the sentence about one attribute: its wording, and a token for each alternative, which links to the page
 * for choosing it.
 */
export function AudienceClause({
  addressOf,
  clause,
  isLast,
  onRemove,
  isDisabled = false,
}: AudienceClauseProps) {
  const { after, before, name, parts } = clause
  const { pathname } = useLocation()
  const commaAfter = (at: number): string => {
    const next = parts[at + 1]
    return next?.joint === "," || (next === undefined && after === "" && !isLast) ? "," : ""
  }
  return (
    <li className="inline">
      {before}
      {parts.map((part, at) => (
        <span key={part.text}>
          {part.joint === "" || part.joint === "," ? " " : `${part.joint} `}
          {/* No line begins with the comma after it. */}
          <span className="whitespace-nowrap">
            <Token
              className="align-middle text-base leading-normal"
              removeLabel={`Remove ${name}: ${part.text}`}
              isDisabled={isDisabled}
              onRemove={() => onRemove(at)}
            >
              <Link
                to={addressOf(criterionColumns(part.criterion)[at] ?? clause.column)}
                // Elsewhere on the page it is; on another one Back leads here again.
                replace={addressOf(criterionColumns(part.criterion)[at] ?? clause.column).startsWith(
                  `${pathname}#`,
                )}
                className={LINK}
              >
                {part.text}
              </Link>
            </Token>
            {commaAfter(at)}
          </span>
        </span>
      ))}
      {after === "" ? null : ` ${after}${isLast ? "" : ","}`}{" "}
    </li>
  )
}

interface PhonesWordsProps {
  readonly listType: number
  readonly onRemove: () => void
}

/** The wording for including only records with phones. */
export function PhonesClause({ listType, onRemove }: PhonesWordsProps) {
  const { pathname } = useLocation()
  const page = `/order/${listType}/demo/demoDemographics`
  return (
    <li className="inline">
      <Token
        className="align-middle text-base leading-normal"
        removeLabel={`Remove ${WITH_PHONES_TEXT}`}
        onRemove={onRemove}
      >
        <Link to={`${page}#${ANCHORS.phoneOptions}`} replace={pathname === page} className={LINK}>
          {WITH_PHONES_TEXT}
        </Link>
      </Token>
    </li>
  )
}
