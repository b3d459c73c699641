export type Bindings = Record<string, never>
