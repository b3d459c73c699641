/**
 * Brings to the server what waits in this browser, without a word: it tries again after a failure,
 * sends what is left from a closing tab, and sends from one tab at a time. It does what
 * `nextStep` says.
 */
import {
	type Effect,
	emptyOutbox,
	nextStep,
	type OutboxEvent,
} from '#app/domain/outbox/next-step.ts'
import type { Channel } from './channel.ts'
import { failure, sendBatch } from './send-batch.ts'

type WithoutTime<Event> = Event extends OutboxEvent ? Omit<Event, 'at'> : never

/** Each person's outbox takes channels. */
const outboxes = new Map<string, (channel: Channel) => () => void>()

/** Sends a channel's items from now on; returns how to stop it. */
export function joinOutbox(userId: string, channel: Channel): () => void {
	const join = outboxes.get(userId) ?? openOutbox(userId)
	outboxes.set(userId, join)
	return join(channel)
}

function openOutbox(userId: string) {
	const channels = new Map<string, Channel>()
	let state = emptyOutbox
	let timer: ReturnType<typeof setTimeout> | undefined
	let joined = 0
	/** Does what the last reply calls for. */
	let settle: (() => void) | undefined

	function happen(event: WithoutTime<OutboxEvent>, at = Date.now()) {
		const step = nextStep(state, { ...event, at })
		state = step.state
		clearTimeout(timer)
		step.effects.forEach(act)
		for (const [name, { onTrouble }] of channels) onTrouble?.(state.channels[name]?.trouble)
	}

	function act(effect: Effect) {
		if (effect.kind === 'settle') settle?.()
		else if (effect.kind === 'wait') {
			const { until } = effect
			// A clock that was set back meanwhile must not make it wait again.
			const tick = () => happen({ kind: 'tick' }, Math.max(until, Date.now()))
			timer = setTimeout(tick, until - Date.now())
		} else if (effect.isLast) void sendLast(effect)
		else {
			const { channel } = effect
			alone(() => send(effect)).catch(() => happen({ channel, ...failure() }))
		}
	}

	async function send({ channel, ...wish }: Extract<Effect, { kind: 'send' }>) {
		const batch = channels.get(channel)?.nextBatch(wish)
		if (!batch) return happen({ kind: 'empty', channel })
		const sent = await sendBatch(userId, batch)
		settle = sent.settle
		happen({ channel, ...sent.outcome })
	}

	/** The next page sends again what this one hears no reply to. */
	async function sendLast({ channel, ...wish }: Extract<Effect, { kind: 'send' }>) {
		const batch = channels.get(channel)?.nextBatch(wish)
		const sent = batch && (await sendBatch(userId, batch))
		if (sent?.outcome.kind === 'taken') sent.settle?.()
	}

	/** One tab at a time, if the browser has locks. */
	async function alone(work: () => Promise<void>): Promise<void> {
		if (!('locks' in navigator)) return work()
		await navigator.locks.request(`hanlu.outbox.${userId}`, work)
	}

	function onVisibility() {
		happen({ kind: document.visibilityState === 'visible' ? 'return' : 'leave' })
	}

	window.addEventListener('online', () => happen({ kind: 'return' }))
	window.addEventListener('pagehide', () => happen({ kind: 'leave' }))
	document.addEventListener('visibilitychange', onVisibility)

	return (channel: Channel) => {
		joined += 1
		const name = String(joined)
		channel.tidy()
		channels.set(name, channel)
		const ignoreChanges = channel.onChange(({ type }) => {
			if (type === 'storage') channel.tidy()
			happen({ kind: 'add', channel: name })
		})
		happen({ kind: 'join', channel: name, pace: channel.pace })
		return () => {
			ignoreChanges()
			channels.delete(name)
			happen({ kind: 'quit', channel: name })
		}
	}
}
