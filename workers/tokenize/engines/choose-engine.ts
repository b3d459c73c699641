/**
 * Picks the engine that segments 我学习汉语。: the machine at TOKENIZE_UPSTREAM_URL, else the embedded
 * engine. The embedded engine replaces a failing upstream only if TOKENIZE_FALLBACK is `embedded`.
 * docs/tokenize.md lists the variables; an empty one counts as unset.
 */
import * as z from 'zod'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { Send } from '#workers/shared/bounded-call.ts'
import type { TokenizeVariables } from '#workers/tokenize/bindings.ts'
import type { Engine } from './engine.ts'
import { upstreamEngine } from './upstream.ts'

/** No password in the URL: the first error that quotes the URL would leak it. */
const addressSchema = z.url({ protocol: /^https?$/ }).regex(/^[^@?#]+$/)

const variablesSchema = z.object({
	TOKENIZE_UPSTREAM_URL: addressSchema.optional(),
	TOKENIZE_UPSTREAM_KEY: z.string().max(500).optional(),
	TOKENIZE_FALLBACK: z.literal('embedded').optional(),
})

/** The error lists the bad variables, never their values. */
export function chooseEngine(
	env: TokenizeVariables,
	embedded: Engine,
	send?: Send,
): Result<Engine, string> {
	const set = Object.entries(env).filter(([, value]) => value !== '')
	const { data, error } = variablesSchema.safeParse(Object.fromEntries(set))
	if (!data) return err([...new Set(error.issues.map(({ path }) => path[0]))].join(', '))
	const {
		TOKENIZE_UPSTREAM_URL: url,
		TOKENIZE_UPSTREAM_KEY: key,
		TOKENIZE_FALLBACK: fallback,
	} = data
	if (url === undefined) return ok(embedded)
	const upstream = upstreamEngine({ url, key, send })
	return ok(fallback === 'embedded' ? withFallback(upstream, embedded) : upstream)
}

function withFallback(first: Engine, second: Engine): Engine {
	return {
		async cut(texts, version) {
			const words = await first.cut(texts, version)
			return words.ok ? words : second.cut(texts, version)
		},
		async health() {
			const [one, other] = await Promise.all([first.health(), second.health()])
			return { ok: one.ok || other.ok, parts: { ...one.parts, ...other.parts } }
		},
	}
}
