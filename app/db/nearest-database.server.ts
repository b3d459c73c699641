/**
 * Pages are read from the copy of the database that is nearest, and changes are written to the primary. A
 * browser that has changed something reads from the primary until the copy knows the change.
 *
 * 小美 in Lisbon saves 银行. The primary in Singapore answers that this was change 4711, as libSQL does:
 * "replication_index":"4711". Each answer of the copy in Frankfurt names its newest change too. While that is
 * lower, the primary is asked the same again.
 */
import { type DatabaseAddress, openDatabase, type Send } from './client.server.ts'

type Nearest = {
	primary: DatabaseAddress
	/** The address of the copy; the primary's token opens it. */
	copyUrl: string
	/** Whether the request only reads. */
	isReading: boolean
	/** The last change that the browser made, if the copy may not know it yet. */
	after: number | undefined
}

/** Opens a client for one request. A copy that fails is replaced by the primary. */
export function openNearest({ primary, copyUrl, isReading, after }: Nearest) {
	let newest: number | undefined
	let isBehind = false
	let isKnown = false

	function toPrimary(send: Send): Send {
		return async (request) => {
			const answer = await send(request)
			newest = Math.max(newest ?? 0, await changeIn(answer))
			return answer
		}
	}

	function toCopy(send: Send): Send {
		return async (request) => {
			const body = await request.clone().text()
			if (!isBehind) {
				const answer = await send(request).catch(() => undefined)
				isKnown = answer?.ok === true && after !== undefined && (await changeIn(answer)) >= after
				if (answer?.ok && (isKnown || after === undefined)) return answer
			}
			isBehind = true
			const { method, headers } = request
			const { pathname } = new URL(request.url)
			return send(new Request(new URL(pathname, withHttps(primary.url)), { method, headers, body }))
		}
	}

	const db = isReading
		? openDatabase({ ...primary, url: copyUrl }, { through: toCopy })
		: openDatabase(primary, { through: toPrimary })
	return {
		db,
		/** The newest change of the primary, once it has answered. */
		newestChange: () => newest,
		/** Whether the copy has shown that it knows the browser's last change. */
		isKnown: () => isKnown,
	}
}

const index = /"replication_index":"(\d+)"/g

/** The newest change that an answer names; 0 if it names none. */
async function changeIn(answer: Response): Promise<number> {
	const text = await answer.clone().text()
	return Math.max(0, ...[...text.matchAll(index)].map(([, change]) => Number(change)))
}

function withHttps(url: string): string {
	return url.replace(/^libsql:/, 'https:')
}
