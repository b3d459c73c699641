import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { type LessonContent, textOf } from '#app/domain/lesson-text/content.ts'
import { changeSizeText } from '#app/domain/versions/change-size.ts'
import type { Line } from '#app/domain/versions/line-diff.ts'
import { diffLines, shortened } from '#app/domain/versions/line-diff.ts'
import { visibleOf } from '#app/domain/versions/paragraph-diff.ts'
import { diffSentences, type Piece } from '#app/domain/versions/pieces.ts'
import type { VersionContent } from '#app/domain/versions/version-content.ts'
import {
	diffExercises,
	diffTexts,
	diffVersions,
	sizeOf,
} from '#app/domain/versions/version-diff.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { markedLesson } from '#tests/support/edited-lesson.ts'
import { growth, linear } from '#tests/support/growth.ts'

/** 我在-市场-+超市+买菜。 */
function shown(pieces: readonly Piece[]): string {
	const marks = { same: '', gone: '-', added: '+' }
	return pieces.map(({ kind, text }) => `${marks[kind]}${text}${marks[kind]}`).join('')
}

function side(pieces: readonly Piece[], kind: 'gone' | 'added'): string {
	return pieces
		.filter((piece) => piece.kind === kind || piece.kind === 'same')
		.map(({ text }) => text)
		.join('')
}

function shownText(before: string[], after: string[]) {
	return diffTexts(contentFrom(...before), contentFrom(...after)).map(
		({ kind, number, from, zh, en, remarks }) => ({
			what: `${kind} ${number}${from && from !== number ? ` from ${from}` : ''}`,
			zh: shown(zh),
			en: shown(en),
			remarks,
		}),
	)
}

test('words that came and went are shown within their sentence', () => {
	expect(
		shownText(
			['你好 | ！ / Hi!', '我 | 在 | 市场 | 买 | 菜 | 。 / I buy food at the market.'],
			['你好 | ！ / Hi!', '我 | 在 | 超市 | 买 | 菜 | 。 / I buy food at the supermarket.'],
		),
	).toEqual([
		{
			what: 'changed 2',
			zh: '我在-市场-+超市+买菜。',
			en: 'I buy food at the -market-+supermarket+.',
			remarks: [],
		},
	])
})

test('cuts are named in words', () => {
	const remarks = (before: string, after: string) =>
		shownText([`${before} / x`], [`${after} / x`]).flatMap((paragraph) => paragraph.remarks)
	expect(remarks('风 | 不大 | 。', '风 | 不 | 大 | 。')).toEqual(['不大 was cut: 不 | 大.'])
	expect(remarks('好 | 几 | 年 | 了', '好几年 | 了')).toEqual(['好 | 几 | 年 was joined: 好几年.'])
	expect(remarks('很早 | 就 | 来', '很 | 早就 | 来')).toEqual([
		'很早 | 就 was cut in another way: 很 | 早就.',
	])
	// A cut beside a new word is still only a cut.
	expect(shownText(['市场 | 不大 | 。 / x'], ['超市 | 不 | 大 | 。 / x'])).toMatchObject([
		{ zh: '-市场-+超市+不大。', remarks: ['不大 was cut: 不 | 大.'] },
	])
	expect(shownText(['不大 | 市场 | 。 / x'], ['不 | 大 | 超市 | 。 / x'])).toMatchObject([
		{ zh: '不大-市场-+超市+。', remarks: ['不大 was cut: 不 | 大.'] },
	])
})

test('readings, blanks and spacing are named in words', () => {
	expect(
		shownText(
			['头发 | 很 | 长[cháng] | {苹果} / Long.'],
			['头发 | 很 | 长[zhǎng] | 苹果 / Long. (large)'],
		),
	).toEqual([
		{
			what: 'changed 1',
			zh: '头发很长苹果',
			en: 'Long.',
			remarks: [
				'长 is read zhǎng instead of cháng.',
				'苹果 is no longer a blank.',
				'The space after it is M instead of S.',
			],
		},
	])
	const read = (pinyin?: string, isCustomPinyin?: boolean): LessonContent => [
		{
			zh: [{ word: '长', ...(pinyin && { pinyin }), ...(isCustomPinyin && { isCustomPinyin }) }],
			en: '',
			blank: 'normal',
		},
	]
	const remarks = (before: LessonContent, after: LessonContent) =>
		diffTexts(before, after).flatMap((paragraph) => paragraph.remarks)
	expect(remarks(read(), read('cháng'))).toEqual(['长 is read cháng.'])
	expect(remarks(read('cháng'), read())).toEqual(['长 has no reading any more; it was read cháng.'])
	expect(remarks(read('cháng'), read('cháng', true))).toEqual([
		'The reading cháng of 长 is now set by hand.',
	])
	expect(remarks(read('cháng', true), read('cháng'))).toEqual([
		'The reading cháng of 长 is no longer set by hand.',
	])
})

test('paragraphs that came, went or moved have their numbers', () => {
	expect(
		shownText(
			['早上好 / Morning', '你好 / Hi', '再见 / Bye'],
			['再见 / Bye', '早上好 / Morning', '谢谢 / Thanks'],
		),
	).toMatchObject([
		{ what: 'gone 2', zh: '-你好-' },
		{ what: 'moved 2 from 1', zh: '早上好' },
		{ what: 'added 3', zh: '+谢谢+' },
	])
	expect(shownText(['甲 / 1', '乙 / 2'], ['乙 / 2', '丙 / 3'])).toMatchObject([
		{ what: 'gone 1', zh: '-甲-' },
		{ what: 'added 2', zh: '+丙+' },
	])
})

test('numbers of blanks and inner spaces of pinyin are no difference', () => {
	const text = (pinyin: string, hideIndex: number): LessonContent => [
		{ zh: [{ word: '苹果', pinyin, isHide: true, hideIndex }], en: 'Apple', blank: 'normal' },
	]
	expect(diffTexts(text('píng guǒ', 1), text('píngguǒ', 2))).toEqual([])
})

test('both texts can be read from their differences', () => {
	fc.assert(
		fc.property(markedLesson(), markedLesson(), (before, after) => {
			const differing = diffTexts(before, after)
			for (const { kind, from, number, zh, en } of differing) {
				const was = from === undefined ? undefined : before[from - 1]
				const is = kind === 'gone' ? undefined : after[number - 1]
				expect(side(zh, 'gone')).toBe(was ? textOf(was.zh) : '')
				expect(side(zh, 'added')).toBe(is ? textOf(is.zh) : '')
				expect(side(en, 'gone')).toBe(was?.en ?? '')
				expect(side(en, 'added')).toBe(is?.en ?? '')
			}
			// The rest is the same on both sides, in the same order.
			const listed = (of: 'before' | 'after') =>
				new Set(
					differing.map(({ kind, from, number }) =>
						of === 'before' ? from : kind === 'gone' ? undefined : number,
					),
				)
			const rest = (content: LessonContent, of: 'before' | 'after') => {
				const numbers = listed(of)
				return content.filter((_, at) => !numbers.has(at + 1)).map(visibleOf)
			}
			expect(rest(before, 'before')).toEqual(rest(after, 'after'))
		}),
	)
})

test('a changed paragraph says what changed, and an equal text nothing', () => {
	fc.assert(
		fc.property(markedLesson(), markedLesson(), (before, after) => {
			expect(diffTexts(before, before)).toEqual([])
			for (const { kind, zh, en, remarks } of diffTexts(before, after)) {
				const isShown = [...zh, ...en].some((piece) => piece.kind !== 'same') || remarks.length > 0
				expect(kind === 'moved' || isShown).toBe(true)
			}
		}),
	)
})

test('both sentences can be read from their pieces', () => {
	const sentence = fc
		.array(fc.constantFrom('我', '市场', ' ', 'went', 'home', '.', '𠮷', '，', "it's"), {
			maxLength: 12,
		})
		.map((parts) => parts.join(''))
	fc.assert(
		fc.property(sentence, sentence, (before, after) => {
			const pieces = diffSentences(before, after)
			expect(side(pieces, 'gone')).toBe(before)
			expect(side(pieces, 'added')).toBe(after)
			expect(diffSentences(before, before).every(({ kind }) => kind === 'same')).toBe(true)
		}),
	)
	expect(shown(diffSentences('He went home.', 'He walked away.'))).toBe(
		'He -went home-+walked away+.',
	)
})

function linesOf(lines: readonly Line[], kind: 'gone' | 'added'): string[] {
	const other = kind === 'gone' ? 'added' : 'gone'
	return lines.flatMap((line) => (line.kind === other ? [] : [side(line.pieces, kind)]))
}

test('both texts can be read from their lines, and none is left out unsaid', () => {
	const text = fc
		.array(fc.constantFrom('## 是 joins nouns', 'zh: 我是老师。', 'en: I teach.', '', '- one'), {
			minLength: 1,
			maxLength: 14,
		})
		.map((lines) => lines.join('\n'))
	fc.assert(
		fc.property(text, text, (before, after) => {
			const lines = diffLines(before, after)
			if (before !== '') expect(linesOf(lines, 'gone')).toEqual(before.split('\n'))
			if (after !== '') expect(linesOf(lines, 'added')).toEqual(after.split('\n'))
			const groups = shortened(lines)
			const counted = groups.reduce((sum, group) => sum + group.lines.length + group.leftOut, 0)
			expect(counted).toBe(lines.length)
			const changed = lines.filter(({ kind }) => kind !== 'same')
			const kept = groups.flatMap((group) => group.lines).filter(({ kind }) => kind !== 'same')
			expect(kept).toEqual(changed)
		}),
	)
})

const exercisesOf = (text: string) => readExerciseSet(text).exercises
const tea = '[true_false]\nzh: 他喜欢喝茶。\n* true'
const who = '[choice]\nzh: 谁在唱歌？\nen: Who sings?\n- zh: 我\n* zh: 他\n? zh: 看第一段。'

test('exercises are compared one by one, as they are typed', () => {
	const [changed, added] = diffExercises(
		exercisesOf(`${tea}\n\n${who}`),
		exercisesOf(`${tea}\n\n${who.replace('看第一段', '看第二段')}\n\n${tea.replace('茶', '水')}`),
	)
	expect(changed).toMatchObject({ kind: 'changed', number: 2, groups: [{ leftOut: 3 }] })
	const lines = changed?.groups.flatMap((group) => group.lines) ?? []
	expect(lines.map(({ pieces }) => shown(pieces))).toEqual([
		'- zh: 我',
		'* zh: 他',
		'? zh: 看第-一-+二+段。',
	])
	expect(added).toMatchObject({ kind: 'added', number: 3 })
	expect(
		diffExercises(exercisesOf(`${tea}\n\n${who}`), exercisesOf(`${who}\n\n${tea}`)),
	).toMatchObject([{ kind: 'moved' }])
})

test('each exercise of both sets is listed once, or is the same in the same order', () => {
	const pool = [tea, who, tea.replace('茶', '水'), who.replace('第一段', '第二段')].flatMap(
		exercisesOf,
	)
	const set = fc.array(fc.constantFrom(...pool), { maxLength: 6 })
	fc.assert(
		fc.property(set, set, (before, after) => {
			const differing = diffExercises(before, after)
			const old = new Set(differing.flatMap(({ from }) => from ?? []))
			const present = differing.flatMap(({ kind, number }) => (kind === 'gone' ? [] : number))
			expect(new Set(present).size).toBe(present.length)
			const rest = (exercises: typeof pool, listed: ReadonlySet<number>) =>
				exercises.filter((_, at) => !listed.has(at + 1))
			expect(rest(before, old)).toEqual(rest(after, new Set(present)))
			expect(diffExercises(before, before)).toEqual([])
		}),
	)
})

test('the size of a change is counted in paragraphs, lines or exercises', () => {
	const text = (...lines: string[]) => ({ part: 'text', content: contentFrom(...lines) }) as const
	const sizeText = (...sides: Parameters<typeof diffVersions>) => {
		const diff = diffVersions(...sides)
		return diff && changeSizeText(diff.part, sizeOf(diff))
	}
	expect(sizeText(text('一 / 1', '二 / 2'), text('一 / one', '二 / 2', '三 / 3'))).toBe(
		'1 paragraph changed, 1 added',
	)
	expect(sizeText(undefined, text('一 / 1', '二 / 2'))).toBe('2 paragraphs added')
	expect(sizeText(text('一 / 1'), text('一 / 1'))).toBe('No visible change')
	const notes = (source: string): VersionContent => ({ part: 'notes', source, blocks: [] })
	expect(sizeText(notes('## a\n\nb'), notes('## a'))).toBe('2 lines gone')
	const exercises = (list: string) => ({ part: 'exercises', exercises: exercisesOf(list) }) as const
	expect(sizeText(exercises(tea), exercises(who))).toBe('1 exercise changed')
})

test('a long text that was rewritten is compared line by line', () => {
	const long = (mark: string, length: number) =>
		contentFrom(
			...Array.from(
				{ length },
				(_, at) => `我 | 在 | 第${at} | 家 | 店 | ${mark} | 。 / ${mark} ${at}`,
			),
		)
	expect(diffTexts(long('买菜', 500), long('吃饭', 500))).toHaveLength(500)
	const rewritten = (length: number) => [long('买菜', length), long('吃饭', length)] as const
	const compare = ([before, after]: ReturnType<typeof rewritten>) => diffTexts(before, after)
	expect(growth(250, rewritten, compare)).toBeLessThan(linear)
})
