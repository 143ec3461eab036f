/** The part of the WebAssembly API that the count engine uses; in TypeScript, only the DOM library includes it. */
declare global {
  namespace WebAssembly {
    class Memory {
      constructor(descriptor: { readonly initial: number; readonly maximum: number; readonly shared: true })
      readonly buffer: SharedArrayBuffer
    }
    class Module {
      constructor(bytes: Uint8Array<ArrayBuffer>)
    }
    const compile: (bytes: Uint8Array<ArrayBuffer>) => Promise<Module>
    class Instance {
      constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, Memory>>>>)
      readonly exports: Readonly<Record<string, unknown>>
    }
  }
}
export {}
