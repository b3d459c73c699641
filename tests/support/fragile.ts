/**
 * A speech environment that breaks at its n-th call: a statement, an object or a message. A fault
 * affects only that call; after a crash all further calls fail.
 */
import { openDatabase } from '#app/db/client.server.ts'
import type { SpeechEnv } from '#workers/speech/speech-env.ts'
import { bindings } from './speech-env.ts'

export type Break = {
	/** Counted from 1. */
	call: number
	/** Whether the call that breaks has had its effect. */
	when: 'before' | 'after'
	kind: 'fault' | 'crash'
}

/** A crash before a call is one after the call before it. */
export const breaks = [
	{ kind: 'fault', when: 'before' },
	{ kind: 'fault', when: 'after' },
	{ kind: 'crash', when: 'after' },
] as const

export function fragile(env: SpeechEnv, { call, when, kind }: Break) {
	let calls = 0
	const state = { isBroken: false }

	/** The same function, breaking when it is its turn. */
	function counting<A extends unknown[], T>(does: (...args: A) => Promise<T>) {
		return async (...args: A): Promise<T> => {
			calls += 1
			const isDead = state.isBroken && kind === 'crash'
			const isNow = calls === call
			if (isNow) state.isBroken = true
			if (isDead || (isNow && when === 'before')) throw new Error(`broken before call ${calls}`)
			const done = await does(...args)
			if (isNow) throw new Error(`broken after call ${calls}`)
			return done
		}
	}

	const db = openDatabase({ url: bindings.LIBSQL_URL })
	const { $client: client } = db
	client.execute = counting(client.execute.bind(client)) as typeof client.execute
	client.batch = counting(client.batch.bind(client)) as typeof client.batch
	const { media, queue } = env
	const broken = {
		...env,
		db,
		media: {
			get: counting((key: string) => media.get(key)),
			put: counting(((...args: Parameters<R2Bucket['put']>) => media.put(...args)) as never),
			delete: counting((keys: string[]) => media.delete(keys)),
			list: counting((options: R2ListOptions) => media.list(options)),
		},
		queue: { send: counting(queue.send.bind(queue)) },
	} as unknown as SpeechEnv
	return { env: broken, state }
}
