/**
 * The speed of the embedded voice: a job of five hundred characters from submission to audio, and a
 * new word against a cached one.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Miniflare } from 'miniflare'
import { queriedSchema, submittedSchema } from '#app/contracts/speech.ts'
import { lessons } from '#app/db/schema/index.ts'
import { workerNameOf } from '#tools/host.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { alternately, type BenchRow, median, milliseconds } from './bench-row.ts'

const samples = 15
const charactersOfText = 500
const tts = 'http://tts'

/** None of these is in a new platform’s media store. */
const newWords =
	'银行 苹果 医院 飞机 学校 老师 朋友 天气 电脑 面包 火车 音乐 颜色 书店 晚上 明天 房间 名字 商店 北京'.split(
		' ',
	)
const keptWord = '学习'

type Ask = Awaited<ReturnType<Miniflare['getWorker']>>['fetch']

export async function benchSpeech({ miniflare, databaseUrl }: Platform): Promise<BenchRow[]> {
	const worker = await miniflare.getWorker(workerNameOf('tts'))
	const ask: Ask = (url, init) => worker.fetch(url, init)
	return [await benchText(ask, await anyLesson(databaseUrl)), await benchWord(ask, miniflare)]
}

async function benchText(ask: Ask, lessonId: string): Promise<BenchRow> {
	const rates: number[] = []
	// The first job also loads the voice.
	for (let sample = -1; sample < samples; sample += 1) {
		const started = performance.now()
		const durationMs = await speak(ask, textOf(sample), lessonId)
		if (sample >= 0) rates.push(durationMs / (performance.now() - started))
	}
	const rate = median(rates)
	return {
		id: 'S1',
		name: `speech a second makes of ${charactersOfText} characters, as a job`,
		target: '≥ 20 s',
		measured: `${rate.toFixed(0)} s`,
		pass: rate >= 20,
	}
}

/** Waits for the audio and returns its length in milliseconds. */
async function speak(ask: Ask, text: string, lessonId: string): Promise<number> {
	const post = async (path: string, body: unknown) => {
		const answer = await ask(`${tts}/api/v1/tts/${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		})
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
		return answer.json()
	}
	const { task_id } = submittedSchema.parse(await post('submit', { text, lesson_id: lessonId }))
	for (;;) {
		const state = queriedSchema.parse(await post('query', { task_id }))
		if (state.status === 'error') throw new Error(`The job failed: ${state.error}`)
		if (state.duration_ms !== undefined) return state.duration_ms
		await sleep(10)
	}
}

/** A new text each time, since the same text would be the same job. */
function textOf(sample: number): string {
	const number = [...'一二三四五六七八九十甲乙丙丁戊己'][sample + 1] ?? ''
	const sentence = '我们每天早上六点起床，先喝一杯热水，然后去公园散步。'
	return (
		number + sentence.repeat(charactersOfText / sentence.length + 1).slice(0, charactersOfText - 1)
	)
}

async function benchWord(ask: Ask, miniflare: Miniflare): Promise<BenchRow> {
	const media = await miniflare.getR2Bucket('MEDIA', workerNameOf('tts'))
	// Words are cached after the response; that must not count for the next one.
	const timeOfNewWord = async (word: string) => {
		const before = await keptWords(media)
		const time = await timeOfWord(ask, word)
		while ((await keptWords(media)) === before) await sleep(10)
		return time
	}
	await timeOfNewWord(keptWord)
	const words = newWords.values()
	const [fresh, kept] = await alternately(
		samples,
		() => timeOfNewWord(words.next().value ?? ''),
		() => timeOfWord(ask, keptWord),
	)
	return {
		id: 'S2',
		name: 'a word that is kept, against a new one',
		target: '≤ 0.75×',
		measured: `${milliseconds(fresh)} → ${milliseconds(kept)}`,
		ratio: kept / fresh,
		pass: kept / fresh <= 0.75,
	}
}

async function keptWords(media: Awaited<ReturnType<Miniflare['getR2Bucket']>>): Promise<number> {
	return (await media.list({ prefix: 'words/' })).objects.length
}

async function timeOfWord(ask: Ask, word: string): Promise<number> {
	const started = performance.now()
	const answer = await ask(`${tts}/nls/tts?text=${encodeURIComponent(word)}`)
	await answer.arrayBuffer()
	if (answer.status !== 200) throw new Error(`${word} answered ${answer.status}`)
	return performance.now() - started
}

async function anyLesson(databaseUrl: string): Promise<string> {
	const [lesson] = await openForSeeding({ url: databaseUrl })
		.select({ id: lessons.id })
		.from(lessons)
		.where(eq(lessons.slug, 'ni-hao'))
	if (!lesson) throw new Error('There is no lesson to speak for')
	return lesson.id
}
