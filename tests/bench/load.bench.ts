/**
 * L1 and L2: two hundred simultaneous learners, each with their own account and pace. They open the
 * courses, read a lesson, hear 学习, open a deck and answer its cards. Ten learners go first.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { cards, decks } from '#app/db/schema/index.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { type BenchRow, milliseconds, percentile } from './bench-row.ts'
import { type Answer, type Asked, type Connections, keepConnections } from './kept-connections.ts'
import { type SignedIn, signInLearners } from './learners.ts'

const many = 200
const few = 10
const manyMs = 24_000
const fewMs = 14_000
/** The mean pause between two actions of a learner; people take longer. */
const pauseMs = 6000
const mostOfP99 = 3
const deck = 'hsk-level-1'

type Act = { asked: Asked; isDone: (answer: Answer) => boolean }
type Outcome = { times: number[]; failures: string[] }

export async function benchLoad(platform: Platform): Promise<BenchRow[]> {
	const learners = await signInLearners(platform, many)
	const cardIds = await cardsOf(platform)
	const kept = keepConnections(many)
	const run = (users: readonly SignedIn[], ms: number) =>
		learnTogether(kept, { url: platform.url, users, cardIds, ms })
	try {
		await warmUp(kept, { url: platform.url, users: learners.slice(0, 1), cardIds })
		const calm = await run(learners.slice(0, few), fewMs)
		const busy = await run(learners, manyMs)
		const failures = [...calm.failures, ...busy.failures]
		const [ours, theirs] = [percentile(busy.times, 99), percentile(calm.times, 99)]
		return [
			{
				id: 'L1',
				name: `${many} learners for ${manyMs / 1000} s, ${busy.times.length} acts, those that failed${failures[0] ? ` (${failures[0]})` : ''}`,
				target: '0',
				measured: String(failures.length),
				pass: failures.length === 0,
			},
			{
				id: 'L2',
				name: `p99 of ${many} learners, against ${few}`,
				target: `≤ ${mostOfP99}×`,
				measured: `${milliseconds(ours)} to ${milliseconds(theirs)}`,
				ratio: ours / theirs,
				pass: ours / theirs <= mostOfP99,
			},
		]
	} finally {
		kept.close()
	}
}

type Lesson = { url: string; users: readonly SignedIn[]; cardIds: readonly string[] }

/** Warm-up: the word is cached, and nothing runs for the first time. */
async function warmUp(kept: Connections, { url, users, cardIds }: Lesson): Promise<void> {
	const acts = users.flatMap((learner) => actsOf(url, learner, cardIds))
	for (const act of [...acts, ...acts]) await kept.ask(act().asked)
}

/** Returns the duration of each action of every learner. */
async function learnTogether(
	kept: Connections,
	{ url, users, cardIds, ms }: Lesson & { ms: number },
): Promise<Outcome> {
	const outcome: Outcome = { times: [], failures: [] }
	const end = performance.now() + ms
	const learn = async (learner: SignedIn, place: number) => {
		const acts = actsOf(url, learner, cardIds)
		// Learners start one after the other, with different actions.
		await sleep((place / users.length) * pauseMs)
		for (let step = place; performance.now() < end; step += 1) {
			const act = acts[step % acts.length]
			if (!act) break
			const { asked, isDone } = act()
			const answer = await kept.ask(asked)
			outcome.times.push(answer.ms)
			if (!isDone(answer)) outcome.failures.push(`${asked.url} answered ${answer.status}`)
			await sleep(Math.min(pauseMs * (0.5 + Math.random()), end - performance.now()))
		}
	}
	await Promise.all(users.map(learn))
	return outcome
}

function actsOf(url: string, { cookie }: SignedIn, cardIds: readonly string[]): (() => Act)[] {
	let answered = 0
	const see = (path: string) => (): Act => ({
		asked: { url: `${url}${path}`, headers: { cookie } },
		isDone: ({ status }) => status === 200,
	})
	const answerCard = (): Act => {
		const id = crypto.randomUUID()
		const cardId = cardIds[answered % cardIds.length] ?? ''
		answered += 1
		const event = { kind: 'answer', id, cardId, mode: 'recall', grade: 'good' }
		return {
			asked: {
				url: `${url}/flashcards/reviews?deck=${deck}&mode=recall`,
				method: 'POST',
				headers: { cookie, origin: url, 'content-type': 'application/json' },
				body: JSON.stringify({ events: [{ ...event, durationMs: 1500, ageMs: 0 }] }),
			},
			isDone: ({ status, text }) => status === 200 && settledSchema.parse(text).includes(id),
		}
	}
	return [
		see('/courses'),
		see('/courses/lessons/ni-hao'),
		see(`/nls/tts?text=${encodeURIComponent('学习')}`),
		see(`/flashcards/study/${deck}`),
		answerCard,
		answerCard,
	]
}

const settledSchema = z
	.string()
	.transform((text): unknown => JSON.parse(text))
	.pipe(z.object({ settled: z.array(z.string()) }))
	.transform(({ settled }) => settled)

async function cardsOf({ databaseUrl }: Platform): Promise<string[]> {
	const rows = await openForSeeding({ url: databaseUrl })
		.select({ id: cards.id })
		.from(cards)
		.innerJoin(decks, eq(decks.id, cards.deckId))
		.where(eq(decks.slug, deck))
		.orderBy(asc(cards.orderNo))
		.limit(20)
	if (rows.length === 0) throw new Error(`The deck ${deck} has no cards`)
	return rows.map(({ id }) => id)
}
