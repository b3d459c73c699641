/** The HTTP API for speech: words at once, lessons such as 你好！我叫小美。 as jobs. */
import { zValidator } from '@hono/zod-validator'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { Health } from '#app/contracts/health.ts'
import {
	actorHeaders,
	cancelSchema,
	confirmSchema,
	querySchema,
	speakableHeader,
	submitSchema,
} from '#app/contracts/speech.ts'
import { mostSpokenOfOwnTexts } from '#app/domain/accounts/attempt-limit.ts'
import {
	longestWord,
	readLine,
	readPiece,
	readPronunciation,
} from '#app/domain/speech/pronunciation.ts'
import { speakableKinds } from '#app/domain/speech/speakable.ts'
import { refuse, refuseThrown } from '#workers/shared/failure.ts'
import { answers } from '#workers/shared/health.ts'
import type { Bindings } from './bindings.ts'
import { cancel } from './cancel.ts'
import { confirm } from './confirm.ts'
import { query } from './query.ts'
import type { SpeechEnv } from './speech-env.ts'
import { submit } from './submit.ts'
import { offeredVoices, sampleOf } from './voice-samples.ts'
import { voiceStates } from './voice-states.ts'
import { type Asked, pronounce } from './words.ts'

/** Only the web worker asks, and says where the word comes from. */
const speakableKind = z.enum(speakableKinds).catch('vocabulary')

export function ttsApp(envOf: (bindings: Bindings) => SpeechEnv) {
	return new Hono<{ Bindings: Bindings }>()
		.onError(refuseThrown)
		.get('/health', async (c) => {
			const { db, voices } = envOf(c.env)
			const [media, database] = await Promise.all([
				answers(() => c.env.MEDIA.head('health')),
				answers(() => db.run(sql`select 1`)),
			])
			const parts = { media, database, voices: voices.ok }
			const health: Health = { ok: media && database && voices.ok, parts }
			if (voices.ok) {
				const { lessons, words } = voices.value
				health.engines = { lessons: lessons.engine, words: words.engine }
			}
			return c.json(health, health.ok ? 200 : 503)
		})
		.get('/health/voices', async (c) => c.json(await voiceStates(envOf(c.env).voices), 200))
		.get('/nls/tts', async (c) => {
			const { text = '', pinyin, readings, voice } = c.req.query()
			const kind = speakableKind.parse(c.req.header(speakableHeader))
			const pronunciation =
				kind === 'own-text'
					? readPiece({ text, readings })
					: kind === 'exercise'
						? readLine({ text, readings })
						: readPronunciation({ text, pinyin })
			if (!pronunciation.ok)
				return refuse(c, { code: pronunciation.error, values: { most: longestWord } })
			const asked: Asked = {
				...pronunciation.value,
				personId: c.req.header(actorHeaders.id) ?? 'nobody',
				kind,
				voice: voice === 'second' ? 2 : 1,
			}
			const sound = await pronounce(envOf(c.env), asked, (work) => c.executionCtx.waitUntil(work))
			if (!sound.ok) {
				if (sound.error !== 'spent') return refuse(c, { code: 'pronunciation.failed' })
				if (kind !== 'own-text') return refuse(c, { code: 'pronunciation.spent' })
				const values = { most: mostSpokenOfOwnTexts }
				return refuse(c, { code: 'pronunciation.own-text-spent', values })
			}
			return c.body(sound.value, 200, { 'content-type': 'audio/mpeg' })
		})
		.post('/api/v1/tts/submit', zValidator('json', submitSchema, invalid), async (c) => {
			const job = await submit(envOf(c.env), c.req.valid('json'))
			return job.ok ? c.json({ task_id: job.value }, 200) : refuse(c, job.error)
		})
		.post('/api/v1/tts/query', zValidator('json', querySchema, invalid), async (c) => {
			const state = await query(envOf(c.env), c.req.valid('json').task_id)
			return state.ok ? c.json(state.value, 200) : refuse(c, state.error)
		})
		.post('/api/v1/tts/confirm', zValidator('json', confirmSchema, invalid), async (c) => {
			const actor = actorOf(c)
			const path = await confirm(envOf(c.env), { ...c.req.valid('json'), actor })
			return path.ok ? c.json({ audio_path: path.value }, 200) : refuse(c, path.error)
		})
		.post('/api/v1/tts/cancel', zValidator('json', cancelSchema, invalid), async (c) => {
			const cancelled = await cancel(envOf(c.env), c.req.valid('json'))
			return cancelled.ok ? c.json({}, 200) : refuse(c, cancelled.error)
		})
		.get('/engines', (c) => {
			const { voices } = envOf(c.env)
			if (!voices.ok) return refuse(c, { code: 'audio.submission-failed' })
			const { lessons, words } = voices.value
			return c.json({ lessons: lessons.engine, words: words.engine }, 200)
		})
		.get('/voices', (c) => {
			const { voices } = envOf(c.env)
			if (!voices.ok) return refuse(c, { code: 'audio.submission-failed' })
			return c.json(offeredVoices(voices.value.lessons), 200)
		})
		.get('/voices/sample', async (c) => {
			const { voice = '' } = c.req.query()
			const sound = await sampleOf(envOf(c.env), voice, (work) => c.executionCtx.waitUntil(work))
			if (sound.ok) return c.body(sound.value, 200, { 'content-type': 'audio/mpeg' })
			return refuse(c, sound.error)
		})
}

export type TtsApp = ReturnType<typeof ttsApp>

function invalid(result: { success: boolean }, c: Context) {
	if (!result.success) return refuse(c, { code: 'request.invalid' })
}

function actorOf(c: Context) {
	const id = c.req.header(actorHeaders.id)
	const email = c.req.header(actorHeaders.email)
	return id && email ? { id, email } : undefined
}
