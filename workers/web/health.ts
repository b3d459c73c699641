import { sql } from 'drizzle-orm'
import type { Health } from '#app/contracts/health.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { answers } from '#workers/shared/health.ts'

/** Checks the database, the media store and the three other workers. */
export async function health({ db, media, services }: LoadContext): Promise<Response> {
	const healthy = (ask: () => Promise<Health>) =>
		answers(async () => {
			if (!(await ask()).ok) throw new Error('not healthy')
		})
	const [database, mediaAnswers, tokenize, tts, articles] = await Promise.all([
		answers(() => db.run(sql`select 1`)),
		answers(() => media.head('health')),
		healthy(services.health.tokenize),
		healthy(services.health.tts),
		healthy(services.health.articles),
	])
	const parts = { database, media: mediaAnswers, tokenize, tts, articles }
	const body: Health = { ok: Object.values(parts).every(Boolean), parts }
	return Response.json(body, {
		status: body.ok ? 200 : 503,
		headers: { 'cache-control': 'no-store' },
	})
}
