import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { silentMp3 } from './silent-mp3.ts'

const msPerLetter = 240
export const secret = 'access-key-s3cret'

const question = z.strictObject({
	appkey: z.literal('app-key'),
	text: z.string().regex(/[\p{L}\p{N}]/u),
	format: z.literal('mp3'),
	sample_rate: z.literal(16_000),
	voice: z.string().regex(/^[a-z0-9_]+$/),
	volume: z.literal(50),
	speech_rate: z.literal(0),
	pitch_rate: z.literal(0),
})

type Answers = {
	/** Replaces the token at the n-th request. */
	token?: (n: number) => Response | undefined
	/** Replaces the audio of the n-th request. */
	speech?: (n: number) => Response | undefined
}

let keys = 0

/** A fake that speaks Aliyun's protocol: CreateToken, and a voice that cuts after 300 characters. */
export function fakeAliyun(answers: Answers = {}) {
	const accessKeyId = `key-${++keys}`
	const clock = { now: Date.parse('2026-03-01T08:00:00.500Z') }
	const said: string[] = []
	const nonces = new Set<string>()
	const life = { seconds: 36_000, good: '', isRefused: false }
	let questions = 0

	async function handle(request: Request): Promise<Response> {
		const url = new URL(request.url)
		if (request.method !== 'POST' || url.search) return new Response('', { status: 404 })
		if (url.origin === 'https://meta.test' && url.pathname === '/') return create(request)
		if (url.origin === 'https://nls.test' && url.pathname === '/stream/v1/tts')
			return speak(request)
		return new Response('', { status: 404 })
	}

	async function create(request: Request): Promise<Response> {
		const body = new TextDecoder().decode(await request.arrayBuffer())
		const fields = Object.fromEntries(new URLSearchParams(body))
		const { Signature = '', SignatureNonce = '', ...signed } = fields
		const expected = {
			AccessKeyId: accessKeyId,
			Action: 'CreateToken',
			Format: 'JSON',
			RegionId: 'cn-shanghai',
			SignatureMethod: 'HMAC-SHA1',
			SignatureVersion: '1.0',
			Timestamp: `${new Date(clock.now).toISOString().slice(0, 19)}Z`,
			Version: '2019-02-28',
		}
		const isExpected =
			JSON.stringify(Object.entries(signed).sort()) === JSON.stringify(Object.entries(expected))
		const canonical = body.slice(0, body.indexOf('&Signature='))
		const text = `POST&%2F&${encodeURIComponent(canonical)}`
		const hash = createHmac('sha1', `${secret}&`).update(text).digest('base64')
		if (!isExpected || Signature !== hash || nonces.has(SignatureNonce)) {
			return Response.json({ Code: 'SignatureDoesNotMatch', Message: body }, { status: 400 })
		}
		nonces.add(SignatureNonce)
		const instead = answers.token?.(nonces.size)
		if (instead) return instead
		life.good = `token-${accessKeyId}-${nonces.size}`
		const ExpireTime = Math.floor(clock.now / 1000) + life.seconds
		return Response.json({ Token: { Id: life.good, ExpireTime, UserId: '1' } })
	}

	async function speak(request: Request): Promise<Response> {
		const token = request.headers.get('x-nls-token')
		if (life.isRefused || token !== life.good) {
			return complain(40000001, `Gateway:ACCESS_DENIED:The token '${token}' has expired!`)
		}
		const asked = question.safeParse(await request.json())
		if (!asked.success) return complain(40000003, asked.error.message)
		const instead = answers.speech?.(questions++)
		if (instead) return instead
		const heard = asked.data.text.slice(0, 300)
		said.push(heard)
		const letters = heard.match(/[\p{L}\p{N}]/gu) ?? []
		const headers = { 'content-type': 'audio/mpeg' }
		return new Response(silentMp3(letters.length * msPerLetter, 8), { headers })
	}

	const options = {
		url: 'https://nls.test',
		tokenUrl: 'https://meta.test',
		appKey: 'app-key',
		accessKeyId,
		accessKeySecret: secret,
		fetch: handle,
		timeoutMs: 100,
		now: () => clock.now,
	}
	return { options, clock, life, said, tokens: () => nonces.size }
}

export function complain(status: number, message: string, init: ResponseInit = {}): Response {
	return Response.json({ task_id: 't', result: '', status, message }, { status: 400, ...init })
}
