import type { Module } from "./problems.ts"

/** Files that import each other, types and lazy imports too: neither can be read before the other. */
export const mutualProblems = (name: string, modules: ReadonlyArray<Module>): ReadonlyArray<string> => {
  const importsOf = new Map(modules.map(({ file, imports }) => [file, imports]))
  return modules.flatMap(({ file, imports }) =>
    [...new Set(imports)]
      .filter((imported) => file < imported && importsOf.get(imported)?.includes(file) === true)
      .map(
        (imported) =>
          `packages/${name}/src/${file} and ${imported} import each other. Move what both need into a file of its own.`,
      ),
  )
}
