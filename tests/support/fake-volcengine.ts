import * as z from 'zod'
import { base64, silentMp3 } from './silent-mp3.ts'

/** A fake that speaks Volcengine's protocol as strictly as its documentation. */
export const key = { appId: 'app-1', token: 't0ken-s3cret', cluster: 'volcano_tts' }

export const msPerLetter = 240
export const kbps = 8

const question = z.strictObject({
	app: z.strictObject({
		appid: z.literal(key.appId),
		token: z.string().min(1),
		cluster: z.literal(key.cluster),
	}),
	user: z.strictObject({ uid: z.string().min(1) }),
	audio: z.strictObject({
		voice_type: z.string(),
		encoding: z.literal('mp3'),
		rate: z.literal(24_000),
		bitrate: z.literal(64),
		speed_ratio: z.number().min(0.8).max(2),
	}),
	request: z.strictObject({
		reqid: z.uuid(),
		text: z.string().regex(/[\p{L}\p{N}]/u),
		text_type: z.literal('plain'),
		operation: z.literal('query'),
		with_timestamp: z.literal(1),
	}),
})

export type Fault = (piece: number) => Response | undefined

export type WordUnit = 'seconds' | 'milliseconds' | 'untold'

/** Speaks every letter in 240 ms as a silent MP3. A response from `fault` takes precedence. */
export function fakeVolcengine(fault: Fault = () => undefined, unit: WordUnit = 'milliseconds') {
	const said: string[] = []
	const requestIds = new Set<string>()

	async function handle(request: Request): Promise<Response> {
		const { pathname, search } = new URL(request.url)
		if (request.method !== 'POST' || pathname !== '/api/v1/tts' || search) {
			return new Response('', { status: 404 })
		}
		if (request.headers.get('authorization') !== `Bearer;${key.token}`) {
			return refuse(3001, 'authenticate request: load grant: requested grant not found', 401)
		}
		if (request.headers.get('content-type') !== 'application/json') return refuse(3001, 'type')
		const asked = question.safeParse(await request.json())
		if (!asked.success) return refuse(3001, asked.error.message)
		const { reqid, text } = asked.data.request
		if (requestIds.has(reqid)) return refuse(3006, 'reqid was used')
		requestIds.add(reqid)
		if (new TextEncoder().encode(text).length > 1024) return refuse(3010, 'text too long')
		const failure = fault(said.length)
		if (failure) return failure
		said.push(text)
		return spoken(reqid, text, unit)
	}

	return { said, handle }
}

export function refuse(code: number, message: string, status = 200, headers = {}): Response {
	return Response.json({ reqid: 'r', code, message, sequence: 0 }, { status, headers })
}

function spoken(reqid: string, text: string, unit: WordUnit): Response {
	const letters = [...text].filter((sign) => /[\p{L}\p{N}]/u.test(sign))
	const ms = letters.length * msPerLetter
	const scale = unit === 'seconds' ? 0.001 : 1
	const words = letters.map((word, n) => ({
		word,
		start_time: n * msPerLetter * scale,
		end_time: (n === letters.length - 1 ? 2 * ms : (n + 1) * msPerLetter) * scale,
		unit_type: 'text',
	}))
	const frontend = unit === 'untold' ? {} : { frontend: JSON.stringify({ words, phonemes: [] }) }
	return Response.json({
		reqid,
		code: 3000,
		operation: 'query',
		message: 'Success',
		sequence: -1,
		data: base64(silentMp3(ms, kbps)),
		addition: { duration: String(ms), ...frontend },
	})
}
