import { type Area, areaCode } from "@listwright/domain"

/** An area as people write it: '60614', '60614-1234', '60614 C001'. */
export const areaText = (area: Area): string => {
  const code = areaCode(area)
  switch (area.kind) {
    case "zip":
      return code
    case "zip4":
      return `${code.slice(0, 5)}-${code.slice(5)}`
    case "carrierRoute":
      return `${code.slice(0, 5)} ${code.slice(5)}`
  }
}

/** What several of one kind are called. */
export const areasName = (kind: Area["kind"], count: number): string => {
  const name = { zip: "ZIP Code", zip4: "ZIP+4 code", carrierRoute: "carrier route" }[kind]
  return count === 1 ? name : `${name}s`
}
