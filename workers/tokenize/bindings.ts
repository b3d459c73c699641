/** Settings of the engine, listed in docs/tokenize.md. `chooseEngine` validates them. */
export type TokenizeVariables = {
	TOKENIZE_UPSTREAM_URL?: string
	TOKENIZE_UPSTREAM_KEY?: string
	TOKENIZE_FALLBACK?: string
}

export type Bindings = TokenizeVariables & { LIBSQL_URL: string; LIBSQL_AUTH_TOKEN?: string }
