/**
 * P16: the processor's time that workerd takes for an answer, its host and all workers behind it
 * included: pages and an answer of JSON, one after the other over one connection, in turn.
 * P17: the weight of a lesson of 1,000 words, its HTML with its data and the entries of its words.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Platform } from '#tools/platform.ts'
import { type BenchRow, median, milliseconds } from './bench-row.ts'
import { type Connections, keepConnections } from './kept-connections.ts'
import { signInLearners } from './learners.ts'
import { writeLongLesson } from './long-lesson.ts'

const rounds = 7
const requests = 60
const warmUps = 150

const mostOfFirstVisit = 45_000
const mostOfLaterVisit = 25_000

type Target = { name: string; path: string; most: number }

export async function benchWorkerTime(platform: Platform): Promise<BenchRow[]> {
	const [learner] = await signInLearners(platform, 1)
	const lesson = await writeLongLesson(platform)
	const kept = keepConnections(1)
	const headers = { cookie: learner?.cookie ?? '' }
	const ask = (path: string) => askFor(kept, `${platform.url}${path}`, headers)
	const targets: Target[] = [
		{ name: '/courses', path: '/courses', most: 6 },
		{ name: 'a lesson of 1,000 words', path: lesson.path, most: 9 },
		{ name: 'the entries of a word', path: '/word-entries?word=%E5%AD%A6%E4%B9%A0', most: 3 },
	]
	try {
		const times = new Map<Target, number[]>()
		for (const { path } of targets) await timeOf(() => ask(path), warmUps)
		for (let round = 0; round < rounds; round += 1) {
			for (const target of targets) {
				const time = await timeOf(() => ask(target.path), requests)
				times.set(target, [...(times.get(target) ?? []), time])
			}
		}
		return [
			...targets.map((target) => timeRow(target, median(times.get(target) ?? []))),
			...weightRows(await weigh(lesson.path, ask)),
		]
	} finally {
		kept.close()
		await lesson.remove()
	}
}

async function askFor(kept: Connections, url: string, headers: Record<string, string>) {
	const { status, text } = await kept.ask({ url, headers })
	if (status !== 200) throw new Error(`${url} answered ${status}`)
	return text
}

/** The time of one request, in ms. */
async function timeOf(ask: () => Promise<string>, count: number): Promise<number> {
	const before = timeOfWorkerd()
	for (let request = 0; request < count; request += 1) await ask()
	return (timeOfWorkerd() - before) / count
}

/** Linux counts in hundredths of a second, which many requests share. */
const msOfTick = 10

/** The processor's time of all workerd processes that this process started. */
function timeOfWorkerd(): number {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.reduce((sum, pid) => sum + ticksOfWorkerd(pid) * msOfTick, 0)
}

/** 0 for another program, for one that somebody else started, and for one that has just ended. */
function ticksOfWorkerd(pid: string): number {
	let stat = ''
	try {
		stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
	} catch {
		return 0
	}
	// proc(5): "1234 (workerd) S parent …"; fields 14 and 15 are the times in user and kernel mode.
	const [, name, rest = ''] = stat.match(/^\d+ \((.*)\) (.*)/s) ?? []
	const fields = rest.split(' ')
	const isOurs = name === 'workerd' && Number(fields[1]) === process.pid
	return isOurs ? Number(fields[11]) + Number(fields[12]) : 0
}

function timeRow({ name, most }: Target, time: number): BenchRow {
	return {
		id: 'P16',
		name: `workerd’s time for ${name}`,
		target: `≤ ${most} ms`,
		measured: milliseconds(time),
		pass: time > 0 && time <= most,
	}
}

type Weights = { page: number; words: number }

async function weigh(path: string, ask: (path: string) => Promise<string>): Promise<Weights> {
	const page = await ask(path)
	const [address] = page.match(/\/courses\/lessons\/[\w-]+\/words\?of=\w+/) ?? []
	if (!address) throw new Error('The page does not say where the entries of its words are')
	return { page: gzipSync(page).length, words: gzipSync(await ask(address)).length }
}

function weightRows({ page, words }: Weights): BenchRow[] {
	const row = (visit: string, bytes: number, most: number) => ({
		id: 'P17',
		name: `HTML and data of a lesson of 1,000 words, gzip, ${visit}`,
		target: `≤ ${most / 1000} kB`,
		measured: `${(bytes / 1000).toFixed(1)} kB`,
		pass: bytes <= most,
	})
	return [
		row('on a first visit', page + words, mostOfFirstVisit),
		row('on a later one of the same text', page, mostOfLaterVisit),
	]
}
