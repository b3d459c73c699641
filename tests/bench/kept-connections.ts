/** Requests over keep-alive connections, as browsers use them. */
import { Agent, request } from 'node:http'

export type Asked = {
	url: string
	method?: 'GET' | 'POST'
	headers?: Record<string, string>
	body?: string
}

export type Answer = {
	/** 0 where the connection broke. */
	status: number
	/** The time from the request to the last byte of the response. */
	ms: number
	text: string
}

export type Connections = { ask(asked: Asked): Promise<Answer>; close(): void }

export function keepConnections(most: number): Connections {
	const agent = new Agent({ keepAlive: true, maxSockets: most })
	return { ask: (asked) => ask(agent, asked, performance.now()), close: () => agent.destroy() }
}

function ask(agent: Agent, asked: Asked, started: number): Promise<Answer> {
	const { url, method = 'GET', headers = {}, body } = asked
	return new Promise((done) => {
		const chunks: Buffer[] = []
		const answered = (status: number) =>
			done({
				status,
				ms: performance.now() - started,
				text: Buffer.concat(chunks).toString('utf8'),
			})
		const asking = request(url, { agent, method, headers }, (answer) => {
			answer.on('data', (chunk: Buffer) => chunks.push(chunk))
			answer.on('end', () => answered(answer.statusCode ?? 0))
			answer.on('error', () => answered(0))
		})
		asking.on('error', () => {
			// The host may close an idle connection just as it is used; browsers then open another.
			if (asking.reusedSocket) done(ask(agent, asked, started))
			else answered(0)
		})
		asking.end(body)
	})
}
