import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chineseTexts } from '#tests/support/chinese-texts.ts'
import { bytesIn, type SizeLimit, speechGroups } from '#workers/speech/providers/speech-groups.ts'

const tenUnits: SizeLimit = { most: 10, sizeOf: ({ length }) => length }

function castingOf(text: string) {
	return { script: { text, readings: [] }, voice: 'cmn' }
}

function show(text: string, limit = tenUnits): string[] {
	return speechGroups(castingOf(text), limit).map((group) => group.text)
}

test.each([
	['', []],
	['。\n……', []],
	['你好！我叫小美。', ['你好！我叫小美。']],
	['你好！我叫小美。很高兴。', ['你好！我叫小美。', '很高兴。']],
	['你好！\n\n\n\n\n我叫小美。', ['你好！', '我叫小美。']],
	['今天天气，真的很好、我们走吧。', ['今天天气，真的很好、', '我们走吧。']],
	['他说：“今天的天气，真的很好。”', ['他说：“今天的天气，', '真的很好。”']],
	['今天天气真的很好我们一起走吧。', ['今天天气真的很好我们', '一起走吧。']],
	['好，，，，，，，，，，，，好', ['好，，，，，，，，，', '，，，好']],
	['𠮷𠮷𠮷𠮷人𠮷𠮷𠮷', ['𠮷𠮷𠮷𠮷人', '𠮷𠮷𠮷']],
])('%j is spoken as %j', (text, groups) => {
	expect(show(text)).toEqual(groups)
})

test('a limit in bytes counts three per hanzi and four beyond the BMP', () => {
	expect(bytesIn('a你𠮷')).toBe(8)
	const limit = { most: 1024, sizeOf: bytesIn }
	expect(show('好'.repeat(342), limit).map(bytesIn)).toEqual([1023, 3])
	expect(show('𠮷'.repeat(257), limit).map(bytesIn)).toEqual([1024, 4])
})

test.each([
	['UTF-16 units', tenUnits],
	['bytes', { most: 40, sizeOf: bytesIn }],
])('groups cover the text and keep the limit in %s', (_, limit) => {
	fc.assert(
		fc.property(chineseTexts, (text) => {
			const groups = speechGroups(castingOf(text), limit)
			let end = 0
			for (const group of groups) {
				expect(group.offset).toBeGreaterThanOrEqual(end)
				end = group.offset + group.text.length
				expect(text.slice(group.offset, end)).toBe(group.text)
				expect(limit.sizeOf(group.text)).toBeLessThanOrEqual(limit.most)
				expect(group.text).toMatch(/[\p{L}\p{N}]/u)
				expect(group.text).not.toMatch(/\p{Cs}/u)
				expect(group.sentences[0]?.offset).toBe(group.offset)
			}
			const said = groups.map((group) => group.text).join('')
			const sounds = /[^\p{L}\p{N}]/gu
			expect(said.replace(sounds, '')).toBe(text.replace(sounds, ''))
		}),
	)
})

test('a group ends where another speaker has another voice', () => {
	const script = {
		text: '好。\n好。\n好。\n好。',
		readings: [],
		turns: [
			{ offset: 0, length: 2, speaker: '小美' },
			{ offset: 3, length: 2, speaker: '王明' },
			{ offset: 6, length: 2, speaker: '小美' },
		],
	}
	const parts = (speakerVoices: { speaker: string; voice: string }[]) => {
		const groups = speechGroups({ script, voice: 'cmn', speakerVoices }, tenUnits)
		return groups.map(({ text, voice }) => `${voice}: ${text.replaceAll('\n', '/')}`)
	}
	expect(parts([{ speaker: '王明', voice: 'f1' }])).toEqual([
		'cmn: 好。',
		'f1: 好。',
		'cmn: 好。/好。',
	])
	expect(parts([{ speaker: '小美', voice: 'cmn' }])).toEqual(['cmn: 好。/好。/好。', 'cmn: 好。'])
})
