export type Bindings = { LIBSQL_URL: string; LIBSQL_AUTH_TOKEN?: string }
