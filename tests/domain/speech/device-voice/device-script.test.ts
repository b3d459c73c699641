import { expect, test } from 'vitest'
import { deviceScript } from '#app/domain/speech/device-voice/device-script.ts'
import { sentencesOf } from '#app/domain/speech/sentences.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'

test('the speakers of a dialogue take turns with two voices', () => {
	const script = deviceScript([
		{ speaker: '小美', text: '你好！我叫小美。' },
		{ speaker: '安娜', text: '你好！' },
		{ speaker: '小美', text: '你去哪儿？' },
		{ speaker: '王老师', text: '上课了。' },
		{ text: '她们走了。' },
	])
	expect(script.map(({ text, speaker }) => `${speaker} ${text}`)).toEqual([
		'1 你好！',
		'1 我叫小美。',
		'2 你好！',
		'1 你去哪儿？',
		'1 上课了。',
		'1 她们走了。',
	])
})

test('the sentences are those of the platform’s audio', () => {
	const lines = ['你好！我叫小美。', '……', '今年是2024年；对吗？']
	const { text } = scriptOf(
		lines.map((word) => ({ zh: [{ word }], en: '', blank: 'normal' as const })),
	)
	const own = deviceScript(lines.map((line) => ({ text: line })))
	expect(own.map(({ offset, length }) => ({ offset, length }))).toEqual(sentencesOf(text))
})

test('each sentence begins where the one before ends, and longer ones take longer', () => {
	const [first, second, ...rest] = deviceScript([{ text: '好。今天天气很好，我们去公园吧！' }])
	expect(rest).toEqual([])
	expect(first?.startMs).toBe(0)
	expect(second?.startMs).toBe(first?.endMs)
	expect((second?.endMs ?? 0) - (second?.startMs ?? 0)).toBeGreaterThan(first?.endMs ?? 0)
})
