/**
 * Brings to the server what waits in this browser, without a word: it tries again after a failure,
 * and sends what is left from a closing tab. One batch of a person is on its way at a time, whatever
 * the channel and the tab. It does what `nextStep` says.
 */
import { newOutbox, nextStep, type OutboxEvent } from '#app/domain/outbox/next-step.ts'
import type { Channel } from './channel.ts'
import { failure, sendBatch } from './send-batch.ts'

type WithoutTime<Event> = Event extends OutboxEvent ? Omit<Event, 'at'> : never

/** Longer than a request takes. */
const lockPatienceMs = 30_000

/** Sends a channel's items from now on; returns how to stop it. */
export function startOutbox(userId: string, channel: Channel): () => void {
	const { freshMs } = channel
	const ended = new AbortController()
	const { signal } = ended
	let state = newOutbox(Date.now(), channel)
	let timer: ReturnType<typeof setTimeout> | undefined
	/** Does what the last reply calls for. */
	let settle: (() => void) | undefined

	function happen(event: WithoutTime<OutboxEvent>, at = Date.now()) {
		const step = nextStep(state, { ...event, at })
		state = step.state
		clearTimeout(timer)
		for (const effect of step.effects) {
			if (effect.kind === 'settle') settle?.()
			else if (signal.aborted) return
			else if (effect.kind === 'wait') wait(effect.until)
			else if (effect.kind === 'send') alone(send).catch(() => happen(failure()))
			else void sendLast()
		}
		channel.onTrouble?.(state.trouble)
	}

	function wait(until: number) {
		// A clock that was set back meanwhile must not make it wait again.
		const tick = () => happen({ kind: 'tick' }, Math.max(until, Date.now()))
		timer = setTimeout(tick, until - Date.now())
	}

	async function send() {
		const batch = signal.aborted ? undefined : channel.nextBatch(state)
		if (!batch) return happen({ kind: 'empty' })
		const sent = await sendBatch(userId, batch)
		settle = sent.settle
		happen(sent.outcome)
	}

	/** The next page sends again what this one hears no reply to. */
	async function sendLast() {
		const batch = channel.nextBatch({ ...state, isAsking: false })
		const sent = batch && (await sendBatch(userId, batch))
		if (sent?.outcome.kind === 'taken') sent.settle?.()
	}

	/** One at a time, if the browser has locks. A tab that sleeps with the lock does not stop others. */
	async function alone(work: () => Promise<void>): Promise<void> {
		if (!('locks' in navigator)) return work()
		let hasLock = false
		const withLock = () => {
			hasLock = true
			return work()
		}
		const options = { signal: AbortSignal.timeout(lockPatienceMs) }
		await navigator.locks
			.request(`hanlu.outbox.${userId}`, options, withLock)
			.catch((error) => (hasLock ? Promise.reject(error) : work()))
	}

	const onReturn = () => happen({ kind: 'return', freshMs })
	const onLeave = () => happen({ kind: 'leave' })
	const onVisibility = () => (document.visibilityState === 'visible' ? onReturn() : onLeave())
	const ignoreChanges = channel.onChange(({ type }) => {
		if (type === 'storage') channel.tidy()
		happen({ kind: 'add', delayMs: channel.delayMs })
	})
	window.addEventListener('online', onReturn, { signal })
	window.addEventListener('pagehide', onLeave, { signal })
	document.addEventListener('visibilitychange', onVisibility, { signal })
	channel.tidy()
	happen({ kind: 'tick' })
	return () => {
		clearTimeout(timer)
		ignoreChanges()
		ended.abort()
	}
}
