/**
 * A real HTTP server that speaks the form of OpenAI's /v1/audio/speech, and breaks it in every way. The
 * first part of an address says how it behaves: /wav/v1/audio/speech answers with a WAV. It refuses what
 * OpenAI's would refuse, and tells what it was asked: GET /asked/MODEL.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'
import { silentMp3 } from './silent-mp3.ts'
import { toneWav } from './tone-wav.ts'

/** As long as each letter is spoken. */
export const msPerLetter = 240

export const serverKey = 'sk-s3cret'

const question = z.strictObject({
	model: z.string().min(1),
	input: z.string().min(1).max(4096),
	voice: z.enum(['zf_xiaobei', 'zm_yunxi']),
	response_format: z.enum(['mp3', 'wav']),
	speed: z.number().min(0.25).max(4),
})

export type AskedSpeech = z.infer<typeof question>

type Behaviour = (response: ServerResponse, asked: AskedSpeech, request: IncomingMessage) => void

const behaviours: Record<string, Behaviour> = {
	mp3: (response, asked) => sound(response, 'audio/mpeg', mp3Of(asked)),
	wav: (response, asked) => sound(response, 'audio/wav', wavOf(asked)),
	/** As servers do that answer while they speak. */
	'endless-wav': (response, asked) => sound(response, 'audio/wav', wavOf(asked, 0xffff_ffff)),
	'wav-that-calls-itself-mp3': (response, asked) => sound(response, 'audio/mpeg', wavOf(asked)),
	keyed(response, asked, request) {
		if (request.headers.authorization === `Bearer ${serverKey}`)
			return sound(response, 'audio/mpeg', mp3Of(asked))
		const said = `Incorrect API key provided: ${request.headers.authorization}`
		json(response, 401, { error: { message: said, type: 'invalid_request_error', code: 'x' } })
	},
	async pieces(response, asked) {
		const mp3 = mp3Of(asked)
		response.writeHead(200, { 'content-type': 'audio/mpeg' })
		for (let at = 0; at < mp3.length; at += 700) {
			response.write(mp3.subarray(at, at + 700))
			await pause(1)
		}
		response.end()
	},
	async slow(response, asked) {
		await pause(400)
		sound(response, 'audio/mpeg', mp3Of(asked))
	},
	silent() {},
	'silent-in-the-middle'(response, asked) {
		response.writeHead(200, { 'content-type': 'audio/mpeg' })
		response.write(mp3Of(asked).subarray(0, 300))
	},
	'gone-in-the-middle'(response, asked) {
		const mp3 = mp3Of(asked)
		response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': mp3.length })
		response.write(mp3.subarray(0, 300), () => response.destroy())
	},
	'gone-at-once': (response) => response.destroy(),
	empty: (response) => sound(response, 'audio/mpeg', new Uint8Array()),
	'half-a-wav': (response, asked) => sound(response, 'audio/wav', wavOf(asked).subarray(0, 900)),
	'damaged-mp3'(response, asked) {
		const mp3 = mp3Of(asked)
		mp3.fill(7, 200, 400)
		sound(response, 'audio/mpeg', mp3)
	},
	'adpcm-wav'(response, asked) {
		const wav = wavOf(asked)
		wav[20] = 2
		sound(response, 'audio/wav', wav)
	},
	ogg: (response) => sound(response, 'audio/ogg', new TextEncoder().encode('OggS\u0000\u0002')),
	page(response) {
		response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
		response.end('<!doctype html><title>Sign in</title>')
	},
	'page-that-calls-itself-audio': (response) =>
		sound(response, 'audio/mpeg', new TextEncoder().encode('\n<html>Sign in')),
	'error-that-calls-itself-well': (response) =>
		json(response, 200, { detail: 'The model is not loaded' }),
	elsewhere(response) {
		response.writeHead(307, { location: 'http://localhost:1/v1/audio/speech' })
		response.end()
	},
	busy(response) {
		response.setHeader('retry-after', '7')
		json(response, 429, { error: { message: 'Rate limit reached', code: 'rate_limit_exceeded' } })
	},
	spent: (response) =>
		json(response, 429, {
			error: { message: 'You exceeded your current quota', code: 'insufficient_quota' },
		}),
	'unknown-voice': (response) =>
		json(response, 400, {
			detail: { error: 'validation_error', message: "Voice 'zf_xiaobei' not found" },
		}),
	forbidden: (response) => json(response, 403, { error: 'no' }),
	'unknown-model': (response) => json(response, 404, { error: { message: 'No such model' } }),
	unprocessable: (response) => json(response, 422, { detail: [{ msg: 'speed' }] }),
	'too-long': (response) => json(response, 413, { error: { message: 'too long' } }),
	broken(response) {
		response.writeHead(500)
		response.end('Internal Server Error')
	},
	loading(response) {
		response.writeHead(503, { 'retry-after': '30' })
		response.end()
	},
	'too-large'(response) {
		const megabyte = new Uint8Array(2 ** 20)
		response.writeHead(200, { 'content-type': 'audio/mpeg' })
		const more = () => {
			while (!response.destroyed && response.write(megabyte)) {}
		}
		response.on('drain', more)
		more()
	},
	/** An hour for a word: a server that reads its own error aloud, or something else. */
	endless: (response) => sound(response, 'audio/mpeg', silentMp3(3_600_000, 8)),
}

async function startSpeechServer() {
	const asked = new Map<string, AskedSpeech[]>()

	const server = createServer(async (request, response) => {
		const url = new URL(request.url ?? '/', 'http://localhost')
		const [, mode = '', ...rest] = url.pathname.split('/')
		if (mode === 'asked') return json(response, 200, asked.get(rest[0] ?? '') ?? [])
		const behave = behaviours[mode]
		if (!behave || request.method !== 'POST' || rest.join('/') !== 'v1/audio/speech') {
			return json(response, 404, { detail: 'Not Found' })
		}
		const body = question.safeParse(JSON.parse(await textOf(request)))
		if (!body.success || request.headers['content-type'] !== 'application/json') {
			return json(response, 422, { detail: String(body.error) })
		}
		const { model } = body.data
		asked.set(model, [...(asked.get(model) ?? []), body.data])
		behave(response, body.data, request)
	})
	await new Promise<void>((started) => server.listen(0, '127.0.0.1', started))
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}`,
		async stop() {
			server.closeAllConnections()
			await new Promise((stopped) => server.close(stopped))
		},
	}
}

function mp3Of({ input }: AskedSpeech): Uint8Array<ArrayBuffer> {
	return silentMp3(lettersIn(input) * msPerLetter)
}

function wavOf({ input }: AskedSpeech, statedBytes?: number): Uint8Array<ArrayBuffer> {
	return toneWav({ ms: lettersIn(input) * msPerLetter, statedBytes })
}

function lettersIn(input: string): number {
	return input.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

function sound(response: ServerResponse, type: string, bytes: Uint8Array) {
	response.writeHead(200, { 'content-type': type })
	response.end(bytes)
}

function json(response: ServerResponse, status: number, body: unknown) {
	response.writeHead(status, { 'content-type': 'application/json' })
	response.end(JSON.stringify(body))
}

function pause(ms: number): Promise<void> {
	return new Promise((over) => setTimeout(over, ms))
}

async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(chunk)
	return Buffer.concat(chunks).toString('utf8')
}

/** For the configuration of the tests: starts servers, and stops them when the tests end. */
export function speechServers() {
	const endings: (() => Promise<void>)[] = []

	async function open(): Promise<string> {
		const { url, stop } = await startSpeechServer()
		endings.push(stop)
		return url
	}

	const plugin = {
		name: 'hanlu-speech-servers',
		closeBundle: async () => {
			await Promise.all(endings.splice(0).map((end) => end()))
		},
	}
	return { open, plugin }
}
