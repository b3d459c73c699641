/**
 * P11: pages per second over sixteen connections, against a worker in the same kind of host that says
 * hi. Both are measured in turn, several times.
 */
import type { Platform } from '#tools/platform.ts'
import { type BenchRow, median, milliseconds, percentile } from './bench-row.ts'
import { type Connections, keepConnections } from './kept-connections.ts'
import { signInLearners } from './learners.ts'
import { startAlone } from './lone-worker.ts'
import { writeLongLesson } from './long-lesson.ts'

const connections = 16
const rounds = 3
const turnMs = 2000
const warmUpMs = 1000
const mostOfP99 = 5

type Target = { name: string; url: string; cookie?: string; least?: number }
type Turn = { perSecond: number; times: number[] }

export async function benchThroughput(platform: Platform): Promise<BenchRow[]> {
	const [learner] = await signInLearners(platform, 1)
	const lesson = await writeLongLesson(platform)
	const hi = await startAlone()
	const kept = keepConnections(connections)
	const naive = { name: 'hi', url: hi.url }
	const pages: Target[] = [
		{ name: '/courses, signed in', url: `${platform.url}/courses`, least: 0.14 },
		{ name: `a lesson of 1,000 words`, url: `${platform.url}${lesson.path}`, least: 0.075 },
	].map((page) => ({ ...page, cookie: learner?.cookie ?? '' }))
	try {
		const turns = new Map<Target, Turn[]>()
		for (const target of [naive, ...pages]) await askInTurn(kept, target, warmUpMs)
		for (let round = 0; round < rounds; round += 1) {
			for (const target of [naive, ...pages]) {
				const turn = await askInTurn(kept, target, turnMs)
				turns.set(target, [...(turns.get(target) ?? []), turn])
			}
		}
		const measured = (target: Target) => summaryOf(turns.get(target) ?? [])
		return pages.flatMap((page) => rowsOf(page, measured(page), measured(naive)))
	} finally {
		kept.close()
		await hi.stop()
		await lesson.remove()
	}
}

/** Sends requests over all connections until the time is up. */
async function askInTurn(kept: Connections, target: Target, ms: number): Promise<Turn> {
	const { url, cookie } = target
	const headers: Record<string, string> = cookie ? { cookie } : {}
	const started = performance.now()
	const times: number[] = []
	const askOn = async () => {
		while (performance.now() - started < ms) {
			const answer = await kept.ask({ url, headers })
			if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
			times.push(answer.ms)
		}
	}
	await Promise.all(Array.from({ length: connections }, askOn))
	return { perSecond: (times.length / (performance.now() - started)) * 1000, times }
}

function summaryOf(turns: readonly Turn[]) {
	return {
		perSecond: median(turns.map((turn) => turn.perSecond)),
		p99: percentile(
			turns.flatMap((turn) => turn.times),
			99,
		),
	}
}

type Summary = ReturnType<typeof summaryOf>

function rowsOf({ name, least = 0 }: Target, ours: Summary, hi: Summary): BenchRow[] {
	const rate = ours.perSecond / hi.perSecond
	const wait = ours.p99 / hi.p99
	return [
		{
			id: 'P11',
			name: `${name}, requests a second, against a worker that says hi`,
			target: `≥ ${least}×`,
			measured: `${ours.perSecond.toFixed(0)} of ${hi.perSecond.toFixed(0)}`,
			ratio: rate,
			pass: rate >= least,
		},
		{
			id: 'P11',
			name: `${name}, p99 of ${connections} at once, against a worker that says hi`,
			target: `≤ ${mostOfP99}×`,
			measured: `${milliseconds(ours.p99)} to ${milliseconds(hi.p99)}`,
			ratio: wait,
			pass: wait <= mostOfP99,
		},
	]
}
