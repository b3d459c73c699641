import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentOf, fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { mergedText } from '#app/domain/lesson-text/editing/merged-text.ts'
import {
	type MergedParagraph,
	mergeTexts,
	pickedParagraphs,
	type Side,
} from '#app/domain/versions/merge-texts.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

const morning = '早上 | 好 | ！ / Morning!'
const where = '你 | 去 | 哪儿 | ？ / Where to?'
const bye = '再见 | ！ / Bye!'
const whereChanged = '你 | 要 | 去 | 哪儿 | ？ / Where to?'
const thanks = '谢谢 / Thanks'
const tomorrow = '明天 | 见 / Tomorrow'

type Texts = { base?: string[]; mine: string[]; theirs: string[] }

/** The merged text, as a page would save it; `choose` decides what `changedBy` does not. */
function merge({ base, mine, theirs }: Texts, choose?: (row: MergedParagraph) => Side | undefined) {
	const edited = fromContent(contentFrom(...mine))
	const theirContent = contentFrom(...theirs)
	const rows = mergeTexts({
		base: base && contentFrom(...base),
		mine: contentOf(edited),
		theirs: theirContent,
	})
	const sideOf = (row: MergedParagraph) => choose?.(row) ?? row.changedBy
	const merged = mergedText(edited, pickedParagraphs(rows, theirContent, sideOf))
	return { rows, text: shownContent(contentOf(merged)) }
}

/** "mine 1, theirs 1: mine" for each paragraph that differs. */
function differing(texts: Texts): string[] {
	const { rows } = merge(texts)
	return rows
		.filter(({ isSame }) => !isSame)
		.map(
			({ mine, theirs, changedBy }) =>
				`mine ${mine ?? '-'}, theirs ${theirs ?? '-'}: ${changedBy ?? 'asked'}`,
		)
}

test('a paragraph is whoever’s alone has changed it, and asked about if both have', () => {
	const texts = {
		base: [morning, where, bye],
		mine: [morning, whereChanged, '再见 | ！ / See you!'],
		theirs: ['早上 | 好 | 啊 | ！ / Morning!', where, '再见 | ！ / So long!'],
	}
	expect(differing(texts)).toEqual([
		'mine 0, theirs 0: theirs',
		'mine 1, theirs 1: mine',
		'mine 2, theirs 2: asked',
	])
	const merged = (side: Side) =>
		merge(texts, ({ changedBy }) => (changedBy ? undefined : side)).text
	expect(merged('mine')).toEqual([
		'早上 | 好 | 啊 | ！ / Morning!',
		whereChanged,
		'再见 | ！ / See you!',
	])
	expect(merged('theirs').at(-1)).toBe('再见 | ！ / So long!')
})

test('readings of an author, blanks and spacing are changes; readings of the dictionary are none', () => {
	const base = ['头发 | 长 / Hair', bye]
	const mine = ['头发 | 长[zhǎng] / Hair', bye]
	const theirs = ['头发 | 长 / Hair', '{再见} | ！ / Bye! (large)']
	expect(merge({ base, mine, theirs }).text).toEqual([
		'头发 | 长[zhǎng] / Hair',
		'{再见} | ！ / Bye! (large)',
	])
	const read = contentFrom('再见 | ！ / Bye!').map((block) => ({
		...block,
		zh: block.zh.map((token) => ({ ...token, pinyin: 'zài jiàn' })),
	}))
	const merged = mergeTexts({ base: undefined, mine: contentFrom(bye), theirs: read })
	expect(merged).toMatchObject([{ isSame: true }])
})

test('new paragraphs of both stay, and one is gone that either has deleted and the other left alone', () => {
	const texts = {
		base: [morning, where, bye],
		mine: [where, bye, thanks],
		theirs: [morning, bye, tomorrow],
	}
	expect(differing(texts)).toEqual([
		'mine -, theirs 0: mine',
		'mine 0, theirs -: theirs',
		'mine 2, theirs -: mine',
		'mine -, theirs 2: theirs',
	])
	expect(merge(texts).text).toEqual([bye, thanks, tomorrow])
})

test('what both have added alike is there once', () => {
	const texts = { base: [bye], mine: [morning, bye, thanks], theirs: [morning, where, bye] }
	expect(merge(texts).text).toEqual([morning, where, bye, thanks])
})

test('an unchanged paragraph stays, whatever else in both texts is alike', () => {
	// Compared with each other, the two texts have either of the paragraphs in common, not both.
	const texts = { base: [bye], mine: [morning, bye], theirs: [bye, morning] }
	expect(merge(texts).text).toEqual([morning, bye, morning])
	const grown = {
		base: ['甲乙丙丁 / '],
		mine: ['甲乙丙戊 / ', '甲乙丙丁 / '],
		theirs: ['甲乙丙丁 / ', '甲乙丙己 / '],
	}
	expect(merge(grown).text).toEqual(['甲乙丙戊 / ', '甲乙丙丁 / ', '甲乙丙己 / '])
})

test('paragraphs without English are not alike for that', () => {
	const texts = {
		base: ['早上 | 好 / ', '再见 / '],
		mine: ['谢谢 / ', '早上 | 好 | 啊 / ', '再见 / '],
		theirs: ['早上 | 好 / ', '再见 | ！ / '],
	}
	expect(merge(texts).text).toEqual(['谢谢 / ', '早上 | 好 | 啊 / ', '再见 | ！ / '])
})

test('a paragraph that one has changed and the other deleted is asked about', () => {
	const base = [morning, where, bye]
	const changed = [morning, whereChanged, bye]
	expect(differing({ base, mine: changed, theirs: [morning, bye] })).toEqual([
		'mine 1, theirs -: asked',
	])
	const deletedByMe = { base, mine: [morning, bye], theirs: changed }
	expect(differing(deletedByMe)).toEqual(['mine -, theirs 1: asked'])
	expect(merge(deletedByMe, () => 'theirs').text).toEqual(changed)
	expect(merge(deletedByMe, () => 'mine').text).toEqual([morning, bye])
})

test('without a base each difference is asked about', () => {
	const theirs = [morning, '再见 | ！ / See you!', thanks]
	const mine = [morning, bye]
	expect(differing({ mine, theirs })).toEqual([
		'mine 1, theirs 1: asked',
		'mine -, theirs 2: asked',
	])
	expect(merge({ mine, theirs }, () => 'theirs').text).toEqual(theirs)
	expect(merge({ mine, theirs }, () => 'mine').text).toEqual(mine)
})

/** Texts whose paragraphs resemble and repeat each other, some without English. */
const text = fc.array(
	fc.constantFrom(
		'甲乙 / One.',
		'甲 | 乙 / One.',
		'甲乙丙 / One.',
		'丁戊 / ',
		'丁己 / ',
		'{丁} | 己 / ',
		'庚 / One. (large)',
		'辛[xīn] / Two.',
	),
	{ maxLength: 7 },
)
const texts = fc.record({ base: text, mine: text, theirs: text })

test('merged with an unchanged text of theirs it is mine, and with an unchanged one of mine theirs', () => {
	fc.assert(
		fc.property(text, text, (base, changed) => {
			expect(merge({ base, mine: changed, theirs: base }).text).toEqual(changed)
			expect(merge({ base, mine: base, theirs: changed }).text).toEqual(changed)
			expect(
				merge({ base, mine: changed, theirs: changed }).rows.every(({ isSame }) => isSame),
			).toBe(true)
		}),
	)
})

test('whoever’s changes alone are chosen, the text is theirs', () => {
	fc.assert(
		fc.property(texts, fc.boolean(), ({ base, mine, theirs }, hasBase) => {
			const all = { ...(hasBase && { base }), mine, theirs }
			expect(merge(all, () => 'mine').text).toEqual(mine)
			expect(merge(all, () => 'theirs').text).toEqual(theirs)
		}),
	)
})

test('no paragraph vanishes in silence: it is in the merged text, or there is a choice', () => {
	fc.assert(
		fc.property(texts, fc.boolean(), ({ base, mine, theirs }, hasBase) => {
			const { rows, text } = merge({ ...(hasBase && { base }), mine, theirs })
			for (const [side, paragraphs] of [
				['mine', mine],
				['theirs', theirs],
			] as const) {
				const places = rows.flatMap((row) => row[side] ?? [])
				expect(places).toEqual(paragraphs.map((_, at) => at))
				const silent = rows.filter(({ isSame }) => isSame).flatMap((row) => row[side] ?? [])
				for (const place of silent) expect(text).toContain(paragraphs[place])
			}
		}),
	)
})

test('what stands in all three texts stands in the merged one, unless its place is asked about', () => {
	const unlike = ['甲乙 / One.', '甲乙丙 / One.', '丁戊 / ', '丁己 / ', '庚 / One.', '辛 / Two.']
	const ofUnlike = fc.uniqueArray(fc.constantFrom(...unlike))
	fc.assert(
		fc.property(ofUnlike, ofUnlike, ofUnlike, (base, mine, theirs) => {
			const { rows, text } = merge({ base, mine, theirs })
			const asked = rows
				.filter(({ isSame, changedBy }) => !isSame && !changedBy)
				.map((row) => theirs[row.theirs ?? -1])
			const common = base.filter((line) => mine.includes(line) && theirs.includes(line))
			for (const line of common) expect([...text, ...asked]).toContain(line)
		}),
	)
})

test('what only one of both has changed is as they have it, whoever that is', () => {
	fc.assert(
		fc.property(texts, ({ base, mine, theirs }) => {
			const { rows } = merge({ base, mine, theirs })
			const baseRows = rows.filter((row) => row.base !== undefined)
			expect(baseRows.map((row) => row.base)).toEqual(base.map((_, at) => at))
			for (const row of baseRows) {
				const [was, is, theirIs] = [
					base[row.base ?? -1],
					mine[row.mine ?? -1],
					theirs[row.theirs ?? -1],
				]
				if (row.changedBy === 'mine') expect([theirIs, is === was]).toEqual([was, false])
				if (row.changedBy === 'theirs') expect([is, theirIs === was]).toEqual([was, false])
				if (!row.changedBy && !row.isSame) expect([is, theirIs]).not.toContain(was)
			}
		}),
	)
})
