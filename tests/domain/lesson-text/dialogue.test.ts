import { expect, test } from 'vitest'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { saidInEnglish, speechOf } from '#app/domain/lesson-text/dialogue.ts'
import { parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'

function show(text: string): string | undefined {
	const speech = speechOf(parseSegmentedText(text))
	return speech && `${speech.speaker} says ${textOf(speech.said)}`
}

test('a short label before a colon is the speaker', () => {
	expect(show('服务员：您␟好！')).toBe('服务员 says 您好！')
	expect(show('王␟奶奶：来␟喝茶。')).toBe('王奶奶 says 来喝茶。')
})

test('a half-width colon and a Latin name work too', () => {
	expect(show('Anna: 你好！')).toBe('Anna says  你好！')
})

test('a label has at most eight characters', () => {
	expect(show('一二三四五六七八：好')).toBe('一二三四五六七八 says 好')
	expect(show('一二三四五六七八九：好')).toBeUndefined()
})

test('a rare hanzi counts as one character', () => {
	expect(show('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷：好')).toBe('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷 says 好')
})

test('a time of day is not a speaker', () => {
	expect(show('3:30 见。')).toBeUndefined()
	expect(show('12：05 到。')).toBeUndefined()
})

test('a paragraph without a colon or starting with one has no speaker', () => {
	expect(show('今天天气很好。')).toBeUndefined()
	expect(show('：好')).toBeUndefined()
})

test.each([
	['Lin Xia: Good morning!', 'Good morning!'],
	['The old boss: Sit down.', 'Sit down.'],
	['We meet at 3:30 today.', 'We meet at 3:30 today.'],
	['He smiled, then said: come in.', 'He smiled, then said: come in.'],
	['Boss:', 'Boss:'],
	['', ''],
])('%j says %j', (english, said) => {
	expect(saidInEnglish(english)).toBe(said)
})
