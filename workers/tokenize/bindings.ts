/** Who cuts texts, and what it needs; docs/tokenize.md has the table. Checked by `chooseEngine`. */
export type TokenizeVariables = {
	TOKENIZE_UPSTREAM_URL?: string
	TOKENIZE_UPSTREAM_KEY?: string
	TOKENIZE_FALLBACK?: string
}

export type Bindings = TokenizeVariables & { LIBSQL_URL: string; LIBSQL_AUTH_TOKEN?: string }
