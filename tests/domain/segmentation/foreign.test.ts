import { expect, test } from 'vitest'
import { foreignEnd } from '#app/domain/segmentation/foreign.ts'

function cut(text: string): string {
	const tokens: string[] = []
	for (let at = 0; at < text.length; at = foreignEnd(text, at)) {
		tokens.push(text.slice(at, foreignEnd(text, at)))
	}
	return tokens.filter((token) => token !== ' ').join('|')
}

test('words and numbers stay whole', () => {
	const words =
		"OK don't e-mail AT&T hanlu.example é 3.14 1,000 10:30 24/7 5% ５０％ ３．１４ iPhone15"
	expect(cut(words)).toBe(words.replaceAll(' ', '|'))
	expect(cut('yes,no OK. a%')).toBe('yes|,|no|OK|.|a|%')
	expect(cut('1,')).toBe('1|,')
})

test('marks are single tokens, except double ones', () => {
	expect(cut('！”。')).toBe('！|”|。')
	expect(cut('“‘……——！！')).toBe('“|‘|……|——|！！')
	expect(cut('”””')).toBe('”|”|”')
})

test('spaces come in runs, line ends one by one', () => {
	expect(cut('  \t\r\n\n\u3000\r')).toBe('  \t|\r\n|\n|\u3000|\r')
})

test('a composed emoji stays whole', () => {
	expect(cut('👩‍🍳😀')).toBe('👩‍🍳|😀')
	expect(cut('🇨🇳🇫🇷👍🏽❤️')).toBe('🇨🇳|🇫🇷|👍🏽|❤️')
})

test('a lone surrogate is a token', () => {
	expect(cut('\ud842\udc00\udfb7')).toBe('\ud842\udc00|\udfb7')
})
