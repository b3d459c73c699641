import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { isSameSet, keepIds } from '#app/domain/exercises/kept-ids.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'

const nationality = `[choice]
zh: 李明是哪国人？
en: What nationality is Li Ming?
- zh: 美国人
* zh: 中国人
? zh: 第一段说“我是中国人”。`

const tea = `[true_false]
zh: 他喜欢喝茶。
* true`

const fruit = `[multiple]
zh: 哪些是水果？
* zh: 苹果
- zh: 米饭
* zh: 香蕉`

function read(...blocks: string[]): Exercise[] {
	return readExerciseSet(blocks.join('\n\n')).exercises
}

const ids = ['nationality', 'tea', 'fruit']
const stored = read(nationality, tea, fruit).map((exercise, index) => ({
	id: ids[index] ?? '',
	exercise,
}))

function kept(...blocks: string[]) {
	return keepIds(stored, read(...blocks)).ids
}

test('untouched exercises keep their ids wherever they move', () => {
	expect(keepIds(stored, read(fruit, nationality, tea))).toEqual({
		ids: ['fruit', 'nationality', 'tea'],
		untouched: 3,
	})
})

test('a question that is heard is new with its punctuation, which the voice follows', () => {
	const aloud = '[speak]\nzh: 你是学生。\nen: A student.\n* zh: 我是老师。'
	const known = read(aloud).map((exercise) => ({ id: 'aloud', exercise }))
	expect(keepIds(known, read(aloud.replace('。', '？'))).ids).toEqual([undefined])
	expect(keepIds(known, read(aloud.replace('A student', 'You study'))).ids).toEqual(['aloud'])
})

test('inserting an exercise keeps the ids of the others', () => {
	expect(kept(nationality, tea.replace('茶', '酒'), tea, fruit)).toEqual([
		'nationality',
		undefined,
		'tea',
		'fruit',
	])
})

test.each([
	['the explanation', nationality.replace('第一段说', '他自己说')],
	['the translation of the question', nationality.replace('What nationality', 'Where from')],
	['the translation of an option', nationality.replace('中国人\n?', '中国人\nen: Chinese\n?')],
	['a cut and a reading', nationality.replace('是哪国人', '是␟哪␟国␟人[rén]')],
	['the order of the languages', nationality.replace(/(zh: 李.*)\n(en: .*)/, '$2\n$1')],
	[
		'spaces and punctuation of the question',
		nationality.replace('李明是哪国人？', '李明 是哪国人?'),
	],
	[
		'which option is right',
		nationality.replace('- zh: 美', '* zh: 美').replace('* zh: 中', '- zh: 中'),
	],
])('an exercise keeps its id after a change of %s', (_, changed) => {
	expect(keepIds(stored, read(changed, tea, fruit))).toMatchObject({ ids })
})

test.each([
	['asks something else', nationality.replace('李明', '大卫')],
	['has its options in another order', nationality.replace(/(- .*)\n(\* .*)/, '$2\n$1')],
	['has another option', nationality.replace('美国人', '日本人')],
	['has one more option', nationality.replace('* zh', '- zh: 日本人\n* zh')],
	['takes several answers', nationality.replace('[choice]', '[multiple]')],
	['has options with other punctuation', nationality.replace('美国人', '美国人！')],
	[
		'has another answer and another translation',
		nationality
			.replace('Li Ming', 'he')
			.replace('- zh: 美', '* zh: 美')
			.replace('* zh: 中', '- zh: 中'),
	],
])('an exercise is new if it %s', (_, changed) => {
	expect(kept(changed, tea, fruit)).toEqual([undefined, 'tea', 'fruit'])
})

test('an inverted statement is new, with or without a new answer', () => {
	const opposite = tea.replace('喜欢', '不喜欢')
	expect(kept(opposite)).toEqual([undefined])
	expect(kept(opposite.replace('* true', '* false'))).toEqual([undefined])
	expect(kept(tea.replace('* true', '* false'))).toEqual(['tea'])
})

test('two equal exercises each keep their own id', () => {
	const twice = ['first', 'second'].map((id) => ({ id, exercise: read(tea)[0] ?? expect.fail() }))
	expect(keepIds(twice, read(tea, fruit, tea)).ids).toEqual(['first', undefined, 'second'])
	expect(keepIds(twice, read(tea, tea, tea)).ids).toEqual(['first', 'second', undefined])
})

test('outer spaces in stored text are ignored', () => {
	const [exercise = expect.fail()] = read(tea)
	const spaced = { ...exercise, question: { zh: ' 他喜欢喝茶。 ' }, options: null }
	expect(keepIds([{ id: 'tea', exercise: spaced }], [exercise])).toEqual({
		ids: ['tea'],
		untouched: 1,
	})
	expect(isSameSet([spaced], [exercise])).toBe(true)
})

test('sets are the same only in the same order', () => {
	expect(isSameSet(read(tea, fruit), read(tea, fruit))).toBe(true)
	expect(isSameSet(read(tea, fruit), read(fruit, tea))).toBe(false)
	expect(isSameSet(read(tea, fruit), read(tea))).toBe(false)
	expect(isSameSet([], [])).toBe(true)
})

const gaps = `[cloze]
zh: 我{叫}安娜，{是}法国人。
- zh: 姓`

const words = `[order]
zh: 去哪儿？
* zh: 安娜 今天 去 北京`

const pairs = `[match]
zh: 哪个量词？
* zh: 书 = 本
* zh: 猫 = 只`

const typing = `[type]
zh: 写出拼音。
* pinyin: lǎoshī`

const hearing = `[dictation]
zh: 听一听，写下来。
sound: 你好
* zh: 你好`

function isKept(before: string, now: string): boolean {
	const known = read(before).map((exercise) => ({ id: 'one', exercise }))
	return keepIds(known, read(now)).ids[0] === 'one'
}

test.each([
	['one more right order', words, `${words}\n* zh: 今天 安娜 去 北京`],
	['another sign between pairs', pairs, pairs.replaceAll(' = ', '＝')],
	['punctuation around the gaps', gaps, gaps.replace('，', ' ')],
	['one more accepted answer', typing, `${typing}\n* zh: 老师`],
	['an answer less', `${typing}\n* zh: 老师`, typing],
	['one more way to write what is heard', hearing, `${hearing}\n* pinyin: nǐ hǎo`],
	['an explanation', hearing, `${hearing}\n? zh: 你好！`],
])('an exercise of words keeps its id with %s', (_, before, now) => {
	expect(isKept(before, now)).toBe(true)
})

test.each([
	['a gap in another place', '[cloze]\nzh: {是}不是', '[cloze]\nzh: 是不{是}'],
	['another word in a gap', gaps, gaps.replace('{叫}', '{姓}')],
	['one more word in the bank', gaps, `${gaps}\n- zh: 有`],
	['other words', words, words.replace('北京', '上海')],
	['another first order', words, words.replace('安娜 今天', '今天 安娜')],
	['another pair', pairs, pairs.replace('本', '册')],
	['another answer', typing, typing.replace('lǎoshī', 'xuésheng')],
	['another sound', hearing, hearing.replace('sound: 你好', 'sound: 您好')],
	['a sound', typing, typing.replace('。', '。\nsound: 老师')],
	['another kind', hearing, hearing.replace('dictation', 'type')],
])('an exercise of words is new with %s', (_, before, now) => {
	expect(isKept(before, now)).toBe(false)
})

const anyExercise = fc.record({
	type: fc.constantFrom('choice' as const, 'multiple' as const),
	question: fc.record({
		zh: fc.constantFrom('谁？', '谁', '什么？'),
		en: fc.constantFrom('Who', 'a'),
	}),
	options: fc.array(fc.record({ zh: fc.constantFrom('我', '你', '他') }), {
		minLength: 2,
		maxLength: 3,
	}),
	answer: fc.constantFrom('A', 'B'),
	explanation: fc.constantFrom<LocalizedText>({}, { zh: '看第一段。' }),
})

test('ids are unique and known, unchanged exercises keep theirs, and letters keep their meaning', () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(fc.tuple(fc.uuid(), anyExercise), { selector: ([id]) => id, maxLength: 6 }),
			fc.array(anyExercise, { maxLength: 6 }),
			(rows, typed) => {
				const known = rows.map(([id, exercise]) => ({ id, exercise }))
				const { ids, untouched } = keepIds(known, typed)
				const given = ids.filter((id) => id !== undefined)
				expect(new Set(given).size).toBe(given.length)
				expect(ids).toHaveLength(typed.length)
				expect(untouched).toBeLessThanOrEqual(given.length)
				for (const [place, id] of ids.entries()) {
					if (id === undefined) continue
					const was = known.find((row) => row.id === id)?.exercise
					expect(was?.type).toBe(typed[place]?.type)
					expect(was?.options).toEqual(typed[place]?.options)
				}
				const same = keepIds(
					known,
					known.map(({ exercise }) => exercise),
				)
				expect(same.untouched).toBe(known.length)
			},
		),
	)
})
