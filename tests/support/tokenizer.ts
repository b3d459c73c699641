/** A tokenizer as the worker opens it, on the test's own vocabulary. */
import { env } from 'cloudflare:workers'
import { openDatabase } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import type { Word } from '#app/domain/vocabulary/word.ts'
import { tokenizeApp } from '#workers/tokenize/app.ts'
import type { Bindings } from '#workers/tokenize/bindings.ts'
import { openTokenizer } from '#workers/tokenize/open-tokenizer.ts'
import type { Tokenizer } from '#workers/tokenize/tokenizer.ts'

// As wrangler.toml names them.
export const bindings = env as Bindings

type TestWord = Pick<Word, 'word' | 'pinyin'> & Partial<Word> & { frequency?: number }

/** Replaces the vocabulary. */
export async function givenVocabulary(words: readonly TestWord[]) {
	const db = openDatabase({ url: bindings.LIBSQL_URL })
	await db.delete(vocab)
	const rows = words.map((word) => ({
		poses: [],
		meaning: { noun: { definition: '…' } },
		levels: [],
		...word,
	}))
	if (rows.length > 0) await db.insert(vocab).values(rows)
	return db
}

/** The worker; a test may replace parts of its tokenizer. */
function appWith(part: Partial<Tokenizer>) {
	return tokenizeApp((given) => ({ ...openTokenizer(given), ...part }))
}

type Post = { path?: string; search?: string; tokenizer?: Partial<Tokenizer> }

/** Posts a body, as text or an object, and returns the worker’s response. */
export function post(
	body: unknown,
	{ path = '/api/v1/tokenize', search = '', tokenizer = {} }: Post = {},
) {
	return appWith(tokenizer).request(
		`${path}${search}`,
		{
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: typeof body === 'string' ? body : JSON.stringify(body),
		},
		bindings,
	)
}

export function health(part: Partial<Tokenizer>) {
	return appWith(part).request('/health', {}, bindings)
}

/** 我 | 学习 | 汉语 */
export function shown(words: readonly { text: string }[] | undefined): string {
	return (words ?? []).map(({ text }) => text).join(' | ')
}
