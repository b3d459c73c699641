/** A push service on this machine, and browsers that decrypt what it got for them (RFC 8188, 8291, 8292). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { pushKeys } from '#tools/push-keys.ts'

/** Where browsers say that it is; requests go to this machine instead. */
const origin = 'https://web.push.apple.com'

type Asked = { path: string; method: string; headers: IncomingHttpHeaders; body: Buffer }

export const pushEnv = { MAIL_FROM: 'no-reply@example.com', ...pushKeys('5a'.repeat(32)) }

export async function startPushService() {
	const asked: Asked[] = []
	/** The status for a browser, by its path; 201 for the others. */
	const answers = new Map<string, number>()
	const server = createServer(async (request, response) => {
		const parts: Uint8Array[] = []
		for await (const part of request) parts.push(part)
		const { url: path = '', method = '', headers } = request
		asked.push({ path, method, headers, body: Buffer.concat(parts) })
		const status = answers.get(path) ?? 201
		response.writeHead(status, status === 302 ? { location: 'http://localhost/elsewhere' } : {})
		response.end()
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = z.object({ port: z.number() }).parse(server.address())

	const post: typeof fetch = (address, init) =>
		fetch(String(address).replace(origin, `http://127.0.0.1:${port}`), init)

	/** A browser of this service: its subscription, and the notifications that it got. */
	function browser(name: string) {
		const pair = createECDH('prime256v1')
		const p256dh = pair.generateKeys('base64url')
		const auth = randomBytes(16)
		const path = `/${name}`
		return {
			subscription: { endpoint: `${origin}${path}`, p256dh, auth: auth.toString('base64url') },
			got: () =>
				asked
					.filter((one) => one.path === path)
					.map(({ body }): unknown => JSON.parse(decrypt(body, { pair, auth }))),
		}
	}

	return { asked, answers, post, browser, stop: () => server.close() }
}

type Keys = { pair: ReturnType<typeof createECDH>; auth: Buffer }

/** The one record of a message. */
function decrypt(body: Buffer, { pair, auth }: Keys): string {
	const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
	const theirs = body.subarray(21, 21 + keyLength)
	const record = body.subarray(21 + keyLength)
	const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
	const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32))
	const derive = (name: string, length: number) =>
		Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
	const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
	cipher.setAuthTag(record.subarray(-16))
	const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
	// Behind the text: a 2, and zeros.
	return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
