/**
 * A proxy between the product and its database that fails on demand: it passes each query on, late or
 * never, and can lose the answer after the database has done its work.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Treatment =
	| 'pass'
	/** Connections are refused. */
	| 'refuse'
	/** Accepted but never answered. */
	| 'hang'
	/** Executed, but the answer is cut off. */
	| 'lose-answer'
	/** Answered by something other than a database. */
	| 'garble'
	/** Answered after a delay. */
	| { slowMs: number }

export async function faultyNetwork(target: string) {
	let treat: (question: number) => Treatment = () => 'pass'
	let asked = 0

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		asked += 1
		const treatment = treat(asked)
		if (treatment === 'refuse') return void request.socket.destroy()
		if (treatment === 'hang') return
		if (treatment === 'garble') return void response.writeHead(502).end('<h1>Bad gateway</h1>')
		if (typeof treatment === 'object') await sleep(treatment.slowMs)
		const chunks: Buffer[] = []
		for await (const chunk of request) chunks.push(chunk)
		const { method = 'GET', headers } = request
		const passed = await fetch(new URL(request.url ?? '/', target), {
			method,
			headers: { 'content-type': headers['content-type'] ?? 'application/json' },
			...(method === 'POST' && { body: Buffer.concat(chunks) }),
		})
		const body = Buffer.from(await passed.arrayBuffer())
		if (treatment === 'lose-answer') return void request.socket.destroy()
		const type = passed.headers.get('content-type') ?? 'application/json'
		response.writeHead(passed.status, { 'content-type': type }).end(body)
	}

	const server = createServer((request, response) => {
		// The database itself may be down.
		answer(request, response).catch(() => request.socket.destroy())
	})
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
	const bound = server.address()
	const port = typeof bound === 'object' && bound ? bound.port : 0

	return {
		url: `http://127.0.0.1:${port}`,
		/** Applies from now on; `question` counts from 1 at this call. */
		treat(as: Treatment | ((question: number) => Treatment)): void {
			asked = 0
			treat = typeof as === 'function' ? as : () => as
		},
		async end(): Promise<void> {
			server.closeAllConnections()
			await new Promise((closed) => server.close(closed))
		},
	}
}
