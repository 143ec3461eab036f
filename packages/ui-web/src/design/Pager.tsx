import { pageCount, type Paging } from "@listwright/domain/shared"
import { Button } from "./Button.tsx"

export interface PagerProps {
  /** The items on the pages: 'saved lists'. */
  readonly of: string
  readonly paging: Paging
  readonly onTurn: (page: number) => void
}

/** Pages through a list, newest items first; empty if one page is enough. */
export function Pager({ of, paging, onTurn }: PagerProps) {
  const { pageNumber, pageSize, total } = paging
  const pages = pageCount(total, pageSize)
  if (pages <= 1) return null
  return (
    <nav aria-label={`Pages of ${of}`} className="flex items-center gap-3 print:[&_button]:hidden">
      <Button isDisabled={pageNumber <= 1} onPress={() => onTurn(pageNumber - 1)}>
        Newer
      </Button>
      <p className="tabular text-sm text-muted">
        Page {pageNumber} of {pages}
      </p>
      <Button isDisabled={pageNumber >= pages} onPress={() => onTurn(pageNumber + 1)}>
        Older
      </Button>
    </nav>
  )
}
