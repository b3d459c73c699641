import { sql } from 'drizzle-orm'
import type { Health } from '#app/contracts/health.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { answers } from '#workers/shared/health.ts'

/** An answer is repeated for this long, so that asking often costs little. */
const freshMs = 2000

/** The health of this worker's surroundings, asked at most every two seconds. */
export function cachedHealth(): (context: LoadContext) => Promise<Response> {
	let latest: { at: number; health: Health } | undefined
	let isAsking = false
	return async (context) => {
		const isFresh = latest && (isAsking || Date.now() - latest.at < freshMs)
		if (latest && isFresh) return answerOf(latest.health)
		isAsking = true
		try {
			latest = { at: Date.now(), health: await askAll(context) }
		} finally {
			isAsking = false
		}
		return answerOf(latest.health)
	}
}

/** Checks the database, the media store and the four other workers. */
async function askAll({ db, media, services }: LoadContext): Promise<Health> {
	const healthy = (ask: () => Promise<Health>) =>
		answers(async () => {
			if (!(await ask()).ok) throw new Error('not healthy')
		})
	const [database, mediaAnswers, tokenize, tts, articles, training] = await Promise.all([
		answers(() => db.run(sql`select 1`)),
		answers(() => media.head('health')),
		healthy(services.health.tokenize),
		healthy(services.health.tts),
		healthy(services.health.articles),
		healthy(services.health.training),
	])
	const parts = { database, media: mediaAnswers, tokenize, tts, articles, training }
	return { ok: Object.values(parts).every(Boolean), parts }
}

function answerOf(health: Health): Response {
	return Response.json(health, {
		status: health.ok ? 200 : 503,
		headers: { 'cache-control': 'no-store' },
	})
}
