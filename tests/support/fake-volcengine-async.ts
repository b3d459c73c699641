import * as z from 'zod'
import { key, msPerLetter } from './fake-volcengine.ts'
import { silentMp3 } from './silent-mp3.ts'

/** A fake of Volcengine's API for long texts; `answers` replaces the response at a path. */
const audioAddress = 'https://tts-1.tos-cn-beijing.volces.com/1.mp3?X-Tos-Signature=s'

const submission = z.strictObject({
	appid: z.literal(key.appId),
	reqid: z.string().min(20).max(64),
	text: z.string().max(99_999),
	format: z.literal('mp3'),
	voice_type: z.string(),
	sample_rate: z.literal(24_000),
	enable_subtitle: z.literal(2),
})

type Answers = Partial<Record<'submit' | 'query' | 'audio', () => Response>>

export function fakeVolcengineAsync(answers: Answers = {}) {
	const texts = new Map<string, string>()
	const requestIds = new Set<string>()

	async function handle(request: Request): Promise<Response> {
		const url = new URL(request.url)
		if (url.href === audioAddress || url.host !== 'volcengine.test') return audio(request)
		const { headers } = request
		const isKnown =
			headers.get('resource-id') === 'volc.tts_async.default' &&
			headers.get('authorization') === `Bearer; ${key.token}`
		if (!isKnown) return Response.json({ code: 40100, message: 'unauthorized' }, { status: 401 })
		if (url.pathname === '/api/v1/tts_async/submit') return submit(request)
		if (url.pathname === '/api/v1/tts_async/query') return query(request.method, url.searchParams)
		return new Response('', { status: 404 })
	}

	async function submit(request: Request): Promise<Response> {
		if (answers.submit) return answers.submit()
		const asked = submission.safeParse(await request.json())
		if (request.method !== 'POST' || !asked.success || requestIds.has(asked.data.reqid)) {
			return Response.json(
				{ code: 40000, message: asked.error?.message ?? 'used' },
				{ status: 400 },
			)
		}
		requestIds.add(asked.data.reqid)
		const task = `task-${requestIds.size}`
		texts.set(task, asked.data.text)
		return Response.json({ task_id: task, task_status: 0 })
	}

	function query(method: string, parameters: URLSearchParams): Response {
		if (answers.query) return answers.query()
		const task = parameters.get('task_id') ?? ''
		const text = texts.get(task)
		if (method !== 'GET' || parameters.get('appid') !== key.appId || text === undefined) {
			return Response.json({ code: 40400, message: 'no such task' }, { status: 404 })
		}
		return Response.json(resultOf(task, text))
	}

	function audio(request: Request): Response {
		if (answers.audio) return answers.audio()
		const leaks = ['authorization', 'resource-id'].some((name) => request.headers.has(name))
		if (leaks || request.method !== 'GET') return new Response('', { status: 400 })
		const letters = [...texts.values()].join('').match(/\p{L}/gu) ?? []
		return new Response(silentMp3(letters.length * msPerLetter))
	}

	return { texts, handle }
}

/** Sentences end with their line: the service may split them differently than we do. */
export function resultOf(task: string, text: string, { hasWords = true } = {}) {
	let ms = 0
	const sentences = text.split(/(?<=[。！？\n])/u).map((sentence) => {
		const words = (sentence.match(/\p{L}/gu) ?? []).map((letter) => {
			ms += msPerLetter
			return { text: letter, begin_time: ms - msPerLetter, end_time: ms }
		})
		const begin_time = words[0]?.begin_time ?? ms
		const told = {
			text: sentence,
			origin_text: sentence,
			paragraph_no: 1,
			begin_time,
			end_time: ms,
		}
		return hasWords ? { ...told, words } : told
	})
	return {
		task_id: task,
		task_status: 1,
		audio_url: audioAddress,
		url_expire_time: 1,
		text_length: text.length,
		sentences,
	}
}
