import { Schema, SchemaTransformation } from "effect"

/** Names represented as numbers on the wire. Rules use the names, codecs the numbers. */
export interface Codes<Name extends string> {
  readonly names: ReadonlyArray<Name>
  readonly encode: (name: Name) => number
  /** Returns a code's name; undefined if there's no such code. */
  readonly decode: (code: number) => Name | undefined
}

/** Builds a two-way table of names and their codes, which must be distinct. */
export const codes = <const Name extends string>(table: Readonly<Record<Name, number>>): Codes<Name> => {
  const isName = (key: string): key is Name => key in table
  const names = Object.keys(table).filter(isName)
  const byCode = new Map<number, Name>(names.map((name) => [table[name], name]))
  return {
    names,
    encode: (name) => table[name],
    decode: (code) => byCode.get(code),
  }
}

const nameOf = <Name extends string>(all: Codes<Name>, code: number): Name => {
  const name = all.decode(code)
  if (name === undefined) throw new Error(`the literal ${code} has a name`)
  return name
}

/** Returns the schema of a name whose encoded form is its code. */
export const codedSchema = <Name extends string>(all: Codes<Name>) =>
  Schema.Literals(all.names.map(all.encode)).pipe(
    Schema.decodeTo(
      Schema.Literals(all.names),
      SchemaTransformation.transform({ decode: (code) => nameOf(all, code), encode: all.encode }),
    ),
  )
