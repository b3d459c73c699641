import { expect, test } from 'vitest'
import { type MergedParagraph, mergeTexts } from '#app/domain/versions/merge-texts.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

const lines = [
	'早上 | 好 | ！ / Morning!',
	'你 | 去 | 哪儿 | ？ / Where to?',
	'再见 | ！ / Bye!',
] as const
const [morning, where, bye] = lines

/** "mine 1, theirs 1: mine" for each paragraph that differs. */
function differing(texts: { base?: string[]; mine: string[]; theirs: string[] }): string[] {
	const { base, mine, theirs } = texts
	const merged = mergeTexts({
		base: base && contentFrom(...base),
		mine: contentFrom(...mine),
		theirs: contentFrom(...theirs),
	})
	return merged.filter(({ isSame }) => !isSame).map(shown)
}

function shown({ mine, theirs, changedBy }: MergedParagraph): string {
	return `mine ${mine ?? '-'}, theirs ${theirs ?? '-'}: ${changedBy ?? 'asked'}`
}

test('a paragraph is whoever’s alone has changed it, and asked about if both have', () => {
	const base = [...lines]
	const mine = [morning, '你 | 要 | 去 | 哪儿 | ？ / Where to?', '再见 | ！ / See you!']
	const theirs = ['早上 | 好 | 啊 | ！ / Morning!', where, '再见 | ！ / So long!']
	expect(differing({ base, mine, theirs })).toEqual([
		'mine 0, theirs 0: theirs',
		'mine 1, theirs 1: mine',
		'mine 2, theirs 2: asked',
	])
})

test('readings of an author, blanks and spacing are changes; readings of the dictionary are none', () => {
	const base = ['头发 | 长 / Hair', bye]
	const mine = ['头发 | 长[zhǎng] / Hair', bye]
	const theirs = ['头发 | 长 / Hair', '{再见} | ！ / Bye! (large)']
	expect(differing({ base, mine, theirs })).toEqual([
		'mine 0, theirs 0: mine',
		'mine 1, theirs 1: theirs',
	])
	const read = contentFrom('再见 | ！ / Bye!').map((block) => ({
		...block,
		zh: block.zh.map((token) => ({ ...token, pinyin: 'zài jiàn' })),
	}))
	const merged = mergeTexts({ base: undefined, mine: contentFrom(bye), theirs: read })
	expect(merged).toMatchObject([{ isSame: true }])
})

test('new paragraphs of both stay, and one is gone that either has deleted and the other left alone', () => {
	const base = [morning, where, bye]
	expect(
		differing({
			base,
			mine: [where, bye, '谢谢 / Thanks'],
			theirs: [morning, bye, '明天 | 见 / Tomorrow'],
		}),
	).toEqual([
		'mine -, theirs 0: mine',
		'mine 0, theirs -: theirs',
		'mine -, theirs 2: theirs',
		'mine 2, theirs -: mine',
	])
})

test('a paragraph that one has changed and the other deleted is asked about', () => {
	const base = [morning, where, bye]
	const mine = [morning, '你 | 要 | 去 | 哪儿 | ？ / Where to?', bye]
	expect(differing({ base, mine, theirs: [morning, bye] })).toEqual(['mine 1, theirs -: asked'])
	expect(differing({ base, mine: [morning, bye], theirs: mine })).toEqual([
		'mine -, theirs 1: asked',
	])
})

test('without a base each difference is asked about', () => {
	const theirs = [morning, '再见 | ！ / See you!', '谢谢 / Thanks']
	expect(differing({ mine: [morning, bye], theirs })).toEqual([
		'mine 1, theirs 1: asked',
		'mine -, theirs 2: asked',
	])
})
