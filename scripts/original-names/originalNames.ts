import { everyNode, nodeAt, nodesAt, statementsOf, type SyntaxNode, textAt } from "../docs/syntax.ts"

/** A name of more than one word, as the original contract writes its fields: OrderDesc, MinPurQty. */
const FIELD = /^[A-Z][A-Za-z\d]*[a-z\d][A-Z][A-Za-z\d]*$/

const keyOf = (property: SyntaxNode): string | undefined => {
  const key = nodeAt(property, "key")
  return key === undefined ? undefined : (textAt(key, "name") ?? textAt(key, "value"))
}

/** Finds the names of fields that a module of the original contract writes: as they are, or as codecs of our own names. */
export const fieldsOf = (file: string, text: string): ReadonlyArray<string> =>
  statementsOf(file, text)
    .flatMap((statement) => [...everyNode(statement)])
    .filter(({ type }) => type === "Property")
    .flatMap((property) => {
      const value = nodeAt(property, "value")
      return [keyOf(property), value === undefined ? undefined : textAt(value, "value")]
    })
    .filter((name) => name !== undefined && FIELD.test(name))
    .map((name) => name ?? "")

const NAMED = new Set([
  "TSTypeAliasDeclaration",
  "TSInterfaceDeclaration",
  "ClassDeclaration",
  "FunctionDeclaration",
  "VariableDeclarator",
])

/** Finds the names that a module defines: its types, and its schemas and components, which are written like types. */
export const definedIn = (file: string, text: string): ReadonlyArray<string> =>
  statementsOf(file, text)
    .flatMap((statement) => [statement, ...[nodeAt(statement, "declaration") ?? []].flat()])
    .flatMap((statement) => [statement, ...nodesAt(statement, "declarations")])
    .filter(({ type }) => NAMED.has(type))
    .map((node) => textAt(nodeAt(node, "id") ?? node, "name") ?? "")

/** An original name in a module, at an offset of its text. */
export interface FoundName {
  readonly name: string
  readonly start: number
}

const properties = (statement: SyntaxNode): ReadonlyArray<SyntaxNode> =>
  [...everyNode(statement)].flatMap((node) => {
    switch (node.type) {
      case "Property":
      case "TSPropertySignature":
        return [nodeAt(node, "key") ?? []].flat()
      case "MemberExpression": {
        const object = nodeAt(node, "object")
        const isOfModule = object !== undefined && /^[A-Z]/.test(textAt(object, "name") ?? "")
        return isOfModule ? [] : [nodeAt(node, "property") ?? []].flat()
      }
      default:
        return []
    }
  })

/**
 * Finds names of the original contract in a module: its fields anywhere, in comments and texts, too. A field with a name
 * that we define as well counts where a property has it.
 */
export const originalNamesIn = (
  file: string,
  text: string,
  fields: ReadonlySet<string>,
  own: ReadonlySet<string>,
): ReadonlyArray<FoundName> => {
  // Files are named after what they define.
  const anywhere = [...text.matchAll(/[A-Za-z_]\w*(?!\w|\.tsx?")/g)]
    .filter(([name]) => fields.has(name) && !own.has(name))
    .map((match) => ({ name: match[0], start: match.index }))
  const asProperties = statementsOf(file, text)
    .flatMap(properties)
    .map((key) => ({ name: textAt(key, "name") ?? textAt(key, "value") ?? "", start: key.start }))
    .filter(({ name }) => fields.has(name) && own.has(name))
  return [...anywhere, ...asProperties].toSorted((a, b) => a.start - b.start)
}

/** Returns a field's name as we would write it in camelCase: orderDesc of OrderDesc. */
export const camelCaseOf = (field: string): string =>
  field.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]/, (start) => start.toLowerCase())

/** Finds identifiers among the names in a module: variables, parameters and properties, but not texts or comments. */
export const identifiersIn = (
  file: string,
  text: string,
  names: ReadonlySet<string>,
): ReadonlyArray<FoundName> =>
  statementsOf(file, text)
    .flatMap((statement) => [...everyNode(statement)])
    .filter(({ type }) => type === "Identifier" || type === "JSXIdentifier")
    .map((node) => ({ name: textAt(node, "name") ?? "", start: node.start }))
    .filter(({ name }) => names.has(name))
