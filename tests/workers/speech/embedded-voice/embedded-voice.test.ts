import { expect, test } from 'vitest'
import type { SpeechScript } from '#app/domain/speech/speech-script.ts'
import { isLong } from '#tests/support/length.ts'
import { spokenScript } from '#tests/support/spoken-script.ts'
import { embeddedVoice } from '#workers/speech/embedded-voice/embedded-voice.ts'
import { openEspeak } from '#workers/speech/embedded-voice/espeak.ts'
import { mp3SoundOf } from '#workers/speech/mp3-frames.ts'

const voice = embeddedVoice()

async function speechOf(script: SpeechScript, name = 'cmn') {
	const said = await voice.speak({ script, voice: name })
	if (!said.ok) throw new Error(said.error.detail)
	return said.value
}

function speech(notation: string) {
	return speechOf(spokenScript(notation))
}

test('你好 is an MP3 of the stated duration', async () => {
	const { mp3, durationMs, sentences, source } = await speech('你好[nǐ hǎo]')
	expect(durationMs).toBeGreaterThan(300)
	expect(durationMs).toBeLessThan(2_000)
	expect(Math.abs((mp3SoundOf(mp3)?.durationMs ?? 0) - durationMs)).toBeLessThan(30)
	expect(source).toBe('engine')
	expect(sentences).toHaveLength(1)
})

test('the engine name contains software and version', () => {
	expect(voice.engine).toMatch(/^espeak-ng-\d/)
})

test.each(['BV701_V2_streaming', 'cmn', 'cmn+f1', 'cmn+f3', 'cmn+f5'])(
	'the voice %s exists',
	async (name) => {
		expect(voice.hasVoice(name)).toBe(true)
		const { durationMs } = await speechOf(spokenScript('你好'), name)
		expect(durationMs).toBeGreaterThan(300)
	},
)

test.each(['', 'en', 'cmn+f9', 'BV001_streaming', 'toString', '__proto__'])(
	'the unknown voice %j fails permanently',
	async (name) => {
		expect(voice.hasVoice(name)).toBe(false)
		const said = await voice.speak({ script: spokenScript('你好'), voice: name })
		expect(said).toMatchObject({ ok: false, error: { kind: 'permanent' } })
	},
)

test('a text with nothing to say fails permanently', async () => {
	for (const text of ['', ' \n ', '……！', '😀', '𠮷']) {
		const said = await voice.speak({ script: { text, readings: [] }, voice: 'cmn' })
		expect(said).toMatchObject({ ok: false, error: { kind: 'permanent' } })
	}
})

test('sentence and word times are in order and point to the written text', async () => {
	const script = spokenScript(
		'𠮷[jí]先生[xiān sheng]2024年[nián]来[lái]了[le]。他[tā]说[shuō]：“你好[nǐ hǎo]！”\n我们不买3.5斤，😀买50%。',
	)
	const { durationMs, sentences } = await speechOf(script)
	const at = (offset: number, length: number) => script.text.slice(offset, offset + length)
	expect(sentences.map(({ offset, length }) => at(offset, length))).toEqual([
		'𠮷先生2024年来了。',
		'他说：“你好！”',
		'我们不买3.5斤，😀买50%。',
	])
	let last = -1
	for (const { startMs, endMs, words, offset, length } of sentences) {
		expect(startMs).toBeGreaterThan(last)
		expect(words.length).toBeGreaterThan(2)
		last = startMs - 1
		let lastOffset = offset - 1
		for (const [wordOffset, ms] of words) {
			expect(ms).toBeGreaterThan(last)
			expect(wordOffset).toBeGreaterThan(lastOffset)
			;[last, lastOffset] = [ms, wordOffset]
		}
		expect(lastOffset).toBeLessThan(offset + length)
		expect(endMs).toBeGreaterThan(last)
		last = endMs
	}
	expect(last).toBeLessThanOrEqual(durationMs)
	expect(sentences[0]?.words.map(([offset]) => offset)).toEqual([
		script.text.indexOf('𠮷'),
		script.text.indexOf('先生'),
		script.text.indexOf('2024'),
		script.text.indexOf('年'),
		script.text.indexOf('来'),
		script.text.indexOf('了'),
	])
	expect(sentences[1]?.words.map(([offset]) => at(offset, 1))).toEqual(['他', '说', '你'])
})

/** The time of the word at the second mark, less the time of the one before it. */
async function gapAt(sign: string): Promise<number> {
	const { sentences } = await speech(`妈妈[mā ma]${sign}妈妈[mā ma]`)
	const [first, second] = sentences[0]?.words ?? []
	return (second?.[1] ?? 0) - (first?.[1] ?? 0)
}

test('an enumeration has the shortest rest, a colon the longest of a sentence', async () => {
	const [none, item, clause, part] = [
		await gapAt(''),
		await gapAt('、'),
		await gapAt('，'),
		await gapAt('：'),
	]
	expect(item - none).toBeGreaterThan(100)
	expect(clause - item).toBeGreaterThan(60)
	expect(part - clause).toBeGreaterThan(60)
})

test('beginners hear a text slower than experts, and a word alone slowest', async () => {
	const script = spokenScript(
		'我[wǒ]在[zài]学习[xué xí]汉语[Hàn yǔ]，今天[jīn tiān]天气[tiān qì]很[hěn]好[hǎo]。',
	)
	const durationAt = async (level: SpeechScript['level']) =>
		(await speechOf({ ...script, level })).durationMs
	const [word, first, third, sixth] = [
		await durationAt('word'),
		await durationAt(1),
		await durationAt(3),
		await durationAt(6),
	]
	expect(word).toBeGreaterThan(first)
	expect(first).toBeGreaterThan(third * 1.1)
	expect(third).toBeGreaterThan(sixth * 1.1)
})

test('the pause before a paragraph is longer than before a sentence', async () => {
	const script = spokenScript('你好；你好。你好。\n你好。')
	const { sentences } = await speechOf({ ...script, level: 6 })
	const pauses = sentences.flatMap(({ endMs }, index) => {
		const next = sentences[index + 1]
		return next ? [next.startMs - endMs] : []
	})
	for (const [index, pause] of [280, 380, 700].entries()) {
		if (pauses[index] === undefined) expect.fail()
		expect(pauses[index]).toBeGreaterThanOrEqual(pause - 1)
		expect(pauses[index]).toBeLessThan(pause + 120)
	}
})

test('a long text is spoken in one request', async () => {
	const paragraph = '昨天我和朋友去图书馆看书，那里的人很多，但是非常安静。'.repeat(4)
	const paragraphs = isLong ? 10 : 2
	const { durationMs, sentences } = await speech(Array(paragraphs).fill(paragraph).join('\n'))
	expect(sentences).toHaveLength(4 * paragraphs)
	expect(durationMs).toBeGreaterThan(20_000 * paragraphs)
	expect(durationMs).toBeLessThan(60_000 * paragraphs)
	expect(sentences.at(-1)?.endMs).toBeGreaterThan(durationMs - 1_000)
})

test('a sentence without punctuation loses no word', async () => {
	const { sentences } = await speech('我们学习汉语'.repeat(150))
	expect(sentences).toHaveLength(1)
	expect(sentences[0]?.words.at(-1)?.[0]).toBeGreaterThan(890)
	expect(sentences[0]?.words.length).toBeGreaterThan(300)
})

test('concurrent requests sound the same as single ones', async () => {
	const text = '我在学习汉语。今天天气很好。我们去公园吧。'
	const man = await speechOf(spokenScript(text), 'cmn')
	const woman = await speechOf(spokenScript('老师好。再见。'), 'cmn+f3')
	const together = await Promise.all([
		speechOf(spokenScript(text), 'cmn'),
		speechOf(spokenScript('老师好。再见。'), 'cmn+f3'),
	])
	for (const [index, alone] of [man, woman].entries()) {
		const again = together[index]
		expect(again?.sentences.map(({ words }) => words.map(([offset]) => offset))).toEqual(
			alone.sentences.map(({ words }) => words.map(([offset]) => offset)),
		)
		expect(Math.abs((again?.durationMs ?? 0) - alone.durationMs)).toBeLessThan(300)
	}
})

test('a request succeeds on retry after the engine broke', async () => {
	const espeak = await openEspeak()
	espeak.eSpeakNGWorker = class {
		constructor() {
			throw new Error('Aborted()')
		}
	} as unknown as typeof espeak.eSpeakNGWorker
	const order = { script: spokenScript('你好'), voice: 'cmn' }
	const failed = await voice.speak(order)
	expect(failed).toMatchObject({ ok: false, error: { kind: 'temporary' } })
	expect((await voice.speak(order)).ok).toBe(true)
})

test('the speakers of a dialogue are spoken by their voices, with the usual pauses', async () => {
	const script = {
		text: '你好！\n您好！',
		readings: [],
		turns: [
			{ offset: 0, length: 3, speaker: '小美' },
			{ offset: 4, length: 3, speaker: '王明' },
		],
	}
	const cast = (speakerVoices: { speaker: string; voice: string }[]) =>
		voice.speak({ script, voice: 'cmn', speakerVoices })
	const [first, second] = await Promise.all([
		cast([{ speaker: '小美', voice: 'cmn+f3' }]),
		speechOf(script),
	])
	if (!first.ok) throw new Error(first.error.detail)
	expect(first.value.sentences.map(({ offset }) => offset)).toEqual([0, 4])
	expect(first.value.sentences[1]?.startMs).toBeGreaterThan(first.value.sentences[0]?.endMs ?? 0)
	expect(first.value.durationMs).not.toBe(0)
	expect(second.sentences).toHaveLength(2)
	const unknown = await cast([{ speaker: '小美', voice: 'alloy' }])
	expect(unknown).toMatchObject({ error: { kind: 'permanent', detail: 'there is no voice alloy' } })
})

test('every voice that is offered exists, the default first', () => {
	const [first] = voice.voices ?? []
	expect(first?.id).toBe('BV701_V2_streaming')
	expect(voice.voices?.every(({ id }) => voice.hasVoice(id))).toBe(true)
	expect(new Set(voice.voices?.map(({ name }) => name)).size).toBe(voice.voices?.length)
})
